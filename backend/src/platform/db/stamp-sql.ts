/** SQL: the change stamp that the statement sees. It grows with every committed change that visitors can see. */
export const STAMP_SQL = '(select version from change_stamp)';
