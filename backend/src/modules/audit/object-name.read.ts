/** What an object is called, by its kind. The entry is `a`; `then` is what the act itself says it was called. */
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

/** What the entry's values call it: before the act first, because a new name is not yet its name. */
const IN_VALUES = ['name', 'title', 'nickname']
  .flatMap((key) => [`a.before->>'${key}'`, `a.after->>'${key}'`])
  .join(', ');

/** The six of a 6mans series, the winners first. */
const SIX = ['winners', 'losers'].map(
  (side) =>
    `(select string_agg(name, ', ') from jsonb_array_elements_text(coalesce(a.after, a.before)->'${side}') name)`,
);

/**
 * What the object of an act is called while the act is done, for `a` with the columns of an entry. A new name counts
 * from the next act on. Null for people who are named by something else: a request by its asker, a member by the form.
 */
export const NAME_THEN_SQL = `case when a.object_kind in ('request', 'member') then null
  when a.object_kind = 'six-mans-series' then ${SIX.join(` || ' – ' || `)}
  else coalesce(${caseOf(namesOf((key) => `a.before->>'${key}'`))}, ${IN_VALUES}) end`;

/** What the object of the stored entry `a` is called now; null for what is gone or has no table of names. */
export const NAME_NOW_SQL = caseOf({
  ...namesOf(() => 'null'),
  request: `select coalesce(p.nickname, u.discord_username) from approval_request r join app_user u on u.id = r.user_id
              left join player p on p.user_id = u.id where r.id = a.object_id`,
  member: `select first_name || ' ' || last_name from membership where id = a.object_id`,
});

/** What it was called then; of an entry that does not know, what it is called now. */
export const OBJECT_NAME_SQL = `coalesce(a.object_name, ${NAME_NOW_SQL}, ${IN_VALUES})`;
