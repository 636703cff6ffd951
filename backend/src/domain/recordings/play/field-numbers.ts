/**
 * A player's numbers from the field in one game (R37). Every number is a sum, so that games, series and seasons are
 * added up in SQL; averages and shares are derived when they are read. All count only while the game is on: from the
 * kickoff's signal until a goal or the whistle.
 */
export const FIELD_NUMBERS = [
  // time base
  'seconds', // with a car on the field; the base of the player's shares
  'seconds_in_game', // in the team, also while demolished; the base of what counts per minute
  // movement
  'distance', // field units driven
  'speed_seconds', // field units: speed times seconds, for the average speed
  'supersonic_seconds', // speed >= 2200
  'boost_speed_seconds', // 1410 <= speed < 2200
  'slow_seconds', // speed < 1410
  'ground_seconds', // z <= 20
  'low_air_seconds', // 20 < z < 840
  'high_air_seconds', // z >= 840
  'powerslide_seconds',
  'powerslides', // heuristic
  // positioning, along the direction of attack
  'defensive_third_seconds',
  'neutral_third_seconds',
  'offensive_third_seconds',
  'defensive_half_seconds',
  'offensive_half_seconds',
  'behind_ball_seconds',
  'ball_distance_seconds', // distance to the ball times seconds, for the average distance
  'team_possession_seconds', // with a car and a ball while the own team has it; heuristic
  'opponents_possession_seconds', // the same while the opponents have it; heuristic
  'team_possession_ball_distance_seconds', // distance to the ball times seconds of the own team's possession
  'opponents_possession_ball_distance_seconds', // the same of the opponents' possession
  'mate_distance_seconds', // mean distance to the mates on the field times seconds
  'mate_seconds', // with a mate on the field: the base of the average distance to mates
  'most_back_seconds', // heuristic
  'most_forward_seconds', // heuristic
  'closest_to_ball_seconds', // heuristic
  'farthest_from_ball_seconds', // heuristic
  // boost, in units of a full tank = 100
  'boost_used',
  'boost_collected',
  'boost_overfill',
  'boost_stolen',
  'big_pads',
  'small_pads',
  'stolen_big_pads',
  'stolen_small_pads',
  'zero_boost_seconds',
  'full_boost_seconds',
  'boost_seconds', // amount times seconds, for the average amount
  'boost_first_quarter_seconds', // amount < 25
  'boost_second_quarter_seconds', // 25 <= amount < 50
  'boost_third_quarter_seconds', // 50 <= amount < 75
  'boost_fourth_quarter_seconds', // amount >= 75
  // demolitions
  'demolitions', // of opponents
  'demolished', // by anyone
  // ball
  'touches', // heuristic
  'possession_seconds', // heuristic
  'kickoffs', // the player was nearest of their team at the first touch
  'kickoff_first_touches',
  'kickoff_touch_seconds', // from the signal to the touch, of these first touches
  'touched_kickoffs', // those of the kickoffs at which someone touched the ball: the base of the boost left
  'kickoff_boost', // boost left at the first touch of these
  'kickoffs_won', // heuristic: the own team has the ball three seconds after the first hit, or has scored
  'kickoffs_lost', // heuristic: the opponents do
  'last_back_goals_against', // heuristic: most back of the team when a goal was conceded
] as const;

export type FieldNumber = (typeof FIELD_NUMBERS)[number];

/** Seconds are real seconds, distances field units (1 cm), boost in units of a full tank = 100, the rest counts. */
export type FieldNumbers = Record<FieldNumber, number>;
