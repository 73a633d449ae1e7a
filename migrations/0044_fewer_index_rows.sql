-- An index costs a written row with each accepted edit. Old edits of one plan are found along the primary key, which begins
-- with the plan and has at most some two thousand of them. What is too old altogether keeps its own index.
DROP INDEX plan_mutations_plan_age;
