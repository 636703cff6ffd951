/** SQL: the fields of a post that all lists show, by the alias `n`. The time is added where its type is known. */
export const CARD_SQL = `n.id, n.slug, n.title, n.description, n.thumbnail, n.image,
  json_build_object('id', c.id, 'name', c.name) as category,
  coalesce(p.nickname, u.discord_username) as "authorName", p.id as "authorPlayerId"`;

/** SQL: posts `n`, of the table or of a sub-select in brackets, with their category `c` and author `u`, `p`. */
export const newsTablesSql = (source = 'news_post'): string => `${source} n join news_category c on c.id = n.category_id
  left join app_user u on u.id = n.author_user_id left join player p on p.user_id = u.id`;

/** How long after a series posts may tell its result (R40). */
const TOLD_DAYS = 7;

/** SQL condition: a series with a result had this instant in the days before the post. */
const followsSql = (instant: string): string =>
  `exists (select from series s where s.reported_at is not null and s.${instant} <= n.published_at
    and s.${instant} > n.published_at - interval '${TOLD_DAYS} days')`;

/**
 * SQL: may the post `n` tell a result (R40)? It links to a page of results, has a score in its title or summary, or was
 * published in the days after a series. The score and the link are looked for first, because they need no other table.
 */
export const MAY_TELL_RESULTS_SQL = `(n.title || ' ' || n.description) ~ '\\m\\d{1,2} ?[–-] ?\\d{1,2}\\M'
  or n.content ~* '/(series|division|team|compare|leaders|records|matches|tonight)(/|\\M)'
  or ${followsSql('scheduled_at')} or ${followsSql('reported_at')}`;
