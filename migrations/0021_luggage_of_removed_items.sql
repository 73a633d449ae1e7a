-- What was decided of a thing (its bag, its weight) goes with the thing, whoever removes its row: the sweep of removed
-- items, a correction of the facts, the end of the plan itself. A removed item that can still be put back keeps its row.
CREATE TRIGGER plan_items_luggage AFTER DELETE ON plan_items BEGIN DELETE FROM luggage_items WHERE plan_id = OLD.plan_id AND item_id = OLD.id; END;
DELETE FROM luggage_items
WHERE NOT EXISTS (SELECT 1 FROM plan_items thing WHERE thing.id = luggage_items.item_id AND thing.plan_id = luggage_items.plan_id);
