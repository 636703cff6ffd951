/**
 * The name of a value in an enum of the schema: `newTeam` is `NEW_TEAM`. An enum that is checked with it lacks no value:
 * `satisfies { [Kind in RequestKindName as EnumName<Kind>]: Kind }`.
 */
export type EnumName<Value extends string> = Value extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? '' : '_'}${Uppercase<First>}${EnumName<Rest>}`
  : '';
