/** SQL: the entry `a` was taken back, by an entry that was not taken back itself. */
export const IS_UNDONE_SQL = `exists (
    select from audit_entry u where u.undoes_id = a.id
       and not exists (select from audit_entry again where again.undoes_id = u.id))`;
