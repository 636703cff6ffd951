// SQL of the JSON objects that the client's documents ask for most.

/** A JSON object of a GraphQL type. `fields` maps names to SQL. */
export const object = (type, fields) =>
  `json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(', ')}, '__typename', '${type}')`;

export const list = (select) => `(select coalesce(json_agg(listed.item), '[]'::json) from (${select}) listed)`;

export const team = (row, id = 'team_id') =>
  object('TeamRef', { id: `${row}.${id}`, name: `${row}.name`, logo: `${row}.logo` });
export const season = (row) => object('SeasonRef', { id: `${row}.id`, name: `${row}.name` });
export const player = (row) => object('PlayerRef', { id: `${row}.id`, nickname: `${row}.nickname` });
export const division = (row) =>
  object('DivisionRef', {
    id: `${row}.id`,
    name: `${row}.name`,
    discriminator: `${row}.discriminator`,
    seasonId: `${row}.season_id`,
  });

/** Columns of a row `row` under the same names. */
export const same = (row, names) => Object.fromEntries(names.map((name) => [name, `${row}.${name}`]));
