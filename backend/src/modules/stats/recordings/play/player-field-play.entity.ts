import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { FieldNumbers } from '../../../../domain/recordings/play/field-numbers.ts';
import type { Side } from '../../../../domain/sides.ts';
import { PlayerGameStats } from '../../../series/player-game-stats.entity.ts';
import { GameFieldPlay } from './game-field-play.entity.ts';

/**
 * One recorded player's numbers in one game (R37), one column for each of `FIELD_NUMBERS`. Who it is stands in a row of the
 * report, so it follows the row when players are merged or that is undone.
 */
@Entity('player_field_play')
@Unique('player_field_play_row_unique', ['gameId', 'side', 'slot'])
@ForeignKey(() => GameFieldPlay, ['gameId'], ['gameId'], {
  name: 'player_field_play_game_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerGameStats, ['gameId', 'side', 'slot'], ['gameId', 'side', 'slot'], {
  name: 'player_field_play_row_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Check('player_field_play_position_check', 'position between 0 and 63')
@Check('player_field_play_side_check', "side in ('home', 'away')")
@Check('player_field_play_heat_check', 'cardinality(heat) = 320')
export class PlayerFieldPlay implements FieldNumbers {
  @PrimaryColumn('integer', { name: 'game_id' })
  gameId: number;

  /** The player's place in the recording and in the track, from 0. */
  @PrimaryColumn('smallint')
  position: number;

  @Column('text')
  side: Side;

  /** The player's row of that side in the report; null for someone who is credited in no row. */
  @Column('smallint', { nullable: true })
  slot: number | null;

  @Column('real') seconds: number;
  @Column('real') seconds_in_game: number;
  @Column('real') distance: number;
  @Column('real') speed_seconds: number;
  @Column('real') supersonic_seconds: number;
  @Column('real') boost_speed_seconds: number;
  @Column('real') slow_seconds: number;
  @Column('real') ground_seconds: number;
  @Column('real') low_air_seconds: number;
  @Column('real') high_air_seconds: number;
  @Column('real') powerslide_seconds: number;
  @Column('real') powerslides: number;
  @Column('real') defensive_third_seconds: number;
  @Column('real') neutral_third_seconds: number;
  @Column('real') offensive_third_seconds: number;
  @Column('real') defensive_half_seconds: number;
  @Column('real') offensive_half_seconds: number;
  @Column('real') behind_ball_seconds: number;
  @Column('real') ball_distance_seconds: number;
  @Column('real') team_possession_seconds: number;
  @Column('real') opponents_possession_seconds: number;
  @Column('real') team_possession_ball_distance_seconds: number;
  @Column('real') opponents_possession_ball_distance_seconds: number;
  @Column('real') mate_distance_seconds: number;
  @Column('real') mate_seconds: number;
  @Column('real') most_back_seconds: number;
  @Column('real') most_forward_seconds: number;
  @Column('real') closest_to_ball_seconds: number;
  @Column('real') farthest_from_ball_seconds: number;
  @Column('real') boost_used: number;
  @Column('real') boost_collected: number;
  @Column('real') boost_overfill: number;
  @Column('real') boost_stolen: number;
  @Column('real') big_pads: number;
  @Column('real') small_pads: number;
  @Column('real') stolen_big_pads: number;
  @Column('real') stolen_small_pads: number;
  @Column('real') zero_boost_seconds: number;
  @Column('real') full_boost_seconds: number;
  @Column('real') boost_seconds: number;
  @Column('real') boost_first_quarter_seconds: number;
  @Column('real') boost_second_quarter_seconds: number;
  @Column('real') boost_third_quarter_seconds: number;
  @Column('real') boost_fourth_quarter_seconds: number;
  @Column('real') demolitions: number;
  @Column('real') demolished: number;
  @Column('real') touches: number;
  @Column('real') possession_seconds: number;
  @Column('real') kickoffs: number;
  @Column('real') kickoff_first_touches: number;
  @Column('real') kickoff_touch_seconds: number;
  @Column('real') touched_kickoffs: number;
  @Column('real') kickoff_boost: number;
  @Column('real') kickoffs_won: number;
  @Column('real') kickoffs_lost: number;
  @Column('real') last_back_goals_against: number;

  /** Seconds in each cell, row by row from the own goal (`HEAT_COLUMNS`, `HEAT_ROWS`). */
  @Column('real', { array: true })
  heat: number[];
}
