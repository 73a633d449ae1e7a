import type { Locale } from '../../../../worker/platform/locale/locale';
import type { PackedTrip } from '../../../prerender/engine';
import { filled, figures } from './figures';
import type { HomeWords } from './words';

/** A departure board of trips and what they take. */
export const Board = ({
  words,
  trips,
  locale,
}: {
  words: HomeWords['board'];
  /** In the order of the words' rows. */
  trips: readonly PackedTrip[];
  locale: Locale;
}) => {
  const { columns } = words;
  const { whole, kilos } = figures(locale);
  const rows = words.rows.flatMap((row, index) => {
    const trip = trips[index];
    return trip ? [{ ...row, trip }] : [];
  });
  const head = 'px-3 pb-3 text-left font-code text-2xs font-bold text-board-ink/70 uppercase sm:px-4';
  const cell = 'border-t border-board-ink/15 px-3 py-2 sm:px-4';
  return (
    <section className="page py-10">
      <h2 className="text-4xl">{words.title}</h2>
      <p className="mt-3 max-w-xl text-muted">{words.lead}</p>
      <div className="mt-6 overflow-hidden rounded-lg bg-board-frame lifted p-3 text-board-ink sm:p-4">
        <table className="w-full font-code text-xs font-bold sm:text-sm">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {columns.to}
              </th>
              <th scope="col" className={`${head} hidden text-right sm:table-cell`}>
                {columns.days}
              </th>
              <th scope="col" className={`${head} hidden md:table-cell`}>
                {columns.weather}
              </th>
              <th scope="col" className={`${head} hidden lg:table-cell`}>
                {columns.plans}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {columns.items}
              </th>
              <th scope="col" className={`${head} text-right`}>
                {columns.weight}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ trip, ...row }) => (
              <tr key={row.to}>
                <th scope="row" className={`${cell} text-left`}>
                  <span className="flap-line text-sm sm:text-lg">{row.to}</span>
                </th>
                <td className={`${cell} hidden text-right sm:table-cell`}>{trip.days}</td>
                <td className={`${cell} hidden whitespace-nowrap md:table-cell`}>
                  {filled(words.weather, {
                    min: whole.format(trip.weather.minC),
                    max: whole.format(trip.weather.maxC),
                  })}
                </td>
                <td className={`${cell} hidden lg:table-cell`}>{row.plans}</td>
                <td className={`${cell} text-right`}>{trip.total}</td>
                <td className={`${cell} text-right whitespace-nowrap`}>
                  {filled(words.weight, { weight: kilos(trip.weightGrams) })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
