/** SQL: the name of an object, by its kind. The entry is `a`; `then` is the name that the act itself stored. */
const namesOf = (then: (key: string) => string): Readonly<Record<string, string>> => ({
  division: `select coalesce(${then('name')}, d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id`,
  series: `select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id`,
  season: `select coalesce(${then('name')}, name) from season where id = a.object_id`,
  team: `select coalesce(${then('name')}, name) from team where id = a.object_id`,
  player: `select coalesce(${then('nickname')}, nickname) from player where id = a.object_id`,
  user: `select coalesce(${then('nickname')}, p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id`,
});

const caseOf = (names: Readonly<Record<string, string>>): string =>
  `case a.object_kind ${Object.entries(names)
    .map(([kind, sql]) => `when '${kind}' then (${sql})`)
    .join(' ')} end`;

/** SQL: the name in the entry's values. `before` comes first, because a new name counts only after the act. */
const IN_VALUES = ['name', 'title', 'nickname']
  .flatMap((key) => [`a.before->>'${key}'`, `a.after->>'${key}'`])
  .join(', ');

/** The six of a 6mans series, the winners first. */
const SIX = ['winners', 'losers'].map(
  (side) =>
    `(select string_agg(name, ', ') from jsonb_array_elements_text(coalesce(a.after, a.before)->'${side}') name)`,
);

/**
 * SQL: the object's name during the act, for `a` with the columns of an entry. A new name counts from the next act on.
 * Null for things that are named by something else: a request by its asker, a member by the form.
 */
export const NAME_THEN_SQL = `case when a.object_kind in ('request', 'member') then null
  when a.object_kind = 'six-mans-series' then ${SIX.join(` || ' – ' || `)}
  else coalesce(${caseOf(namesOf((key) => `a.before->>'${key}'`))}, ${IN_VALUES}) end`;

/**
 * SQL: the present name of the object of the stored entry `a`; null when the object is deleted or has no table of
 * names.
 */
export const NAME_NOW_SQL = caseOf({
  ...namesOf(() => 'null'),
  request: `select coalesce(p.nickname, u.discord_username) from approval_request r join app_user u on u.id = r.user_id
              left join player p on p.user_id = u.id where r.id = a.object_id`,
  member: `select first_name || ' ' || last_name from membership where id = a.object_id`,
});

/** SQL: the name then. For an entry without one: the present name. */
export const OBJECT_NAME_SQL = `coalesce(a.object_name, ${NAME_NOW_SQL}, ${IN_VALUES})`;
