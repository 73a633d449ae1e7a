-- Plans of a person by the end of their trips: those ahead first, then those that are over.
CREATE INDEX plans_trip ON plans (user_id, end_date, id);
