/** SQL: staff keep the webhook `w`, or let the partner who keeps it go on (R48). */
export const IS_LET = `(w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted'))`;
