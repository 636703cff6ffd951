import { IS_LET } from './webhook-let.read.ts';

/**
 * SQL: `at` of each event that an active webhook still has to be sent, also of one whose attempts have failed so far. What is sent again
 * waits since it was asked for.
 */
export const WAITING_EVENTS = `(
  select e.at from webhook w join league_event e on e.position > w.cursor and e.kind = any(w.kinds)
   where w.paused_at is null and ${IS_LET}
  union all
  select case when d.is_replay then d.created_at else coalesce(e.at, d.created_at) end
    from webhook_delivery d join webhook w on w.id = d.webhook_id left join league_event e on e.position = d.position
   where d.done_at is null and d.dead_at is null and w.paused_at is null and ${IS_LET})`;
