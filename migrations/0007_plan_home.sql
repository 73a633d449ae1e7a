-- Where the traveller lives, as the profile said when the plan was made: decides plugs, documents and money.
ALTER TABLE plans ADD COLUMN home_country TEXT;
