/**
 * The rooms of plans on one machine. The names of their files follow from a key that miniflare makes of the class's name, and
 * it knows no renamed classes: with the key of the former class name they are found again.
 */
export const ROOMS = { PLAN_ROOM: { className: 'PlanRoom', useSQLite: true, unsafeUniqueKey: 'valija-PlanGenerator' } };
