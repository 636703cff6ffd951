import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { FieldEventKind, KickoffKind } from '../../../../domain/recordings/play/field-play.ts';
import type { Side } from '../../../../domain/sides.ts';
import { GameFieldPlay } from './game-field-play.entity.ts';

/** Something that happened on the field (R37), seen from the home team: it attacks +y. */
@Entity('field_event')
@ForeignKey(() => GameFieldPlay, ['gameId'], ['gameId'], {
  name: 'field_event_game_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Check('field_event_kind_check', "kind in ('goal', 'save', 'shot', 'demolition', 'kickoff', 'overtime')")
@Check('field_event_kickoff_check', "kickoff_kind in ('diagonal', 'off-centre', 'straight')")
@Check('field_event_kickoff_winner_check', "kickoff_winner in ('home', 'away')")
@Check('field_event_side_check', "side in ('home', 'away')")
export class FieldEvent {
  @PrimaryColumn('integer', { name: 'game_id' })
  gameId: number;

  /** From 0, in the order of the game. */
  @PrimaryColumn('smallint')
  position: number;

  @Column('text')
  kind: FieldEventKind;

  @Column('text', { nullable: true })
  side: Side | null;

  /** In the track's time. */
  @Column('real')
  seconds: number;

  /** The scoreboard then. */
  @Column('smallint', { nullable: true })
  clock: number | null;

  @Column('boolean', { name: 'is_overtime' })
  isOvertime: boolean;

  /** `PlayerFieldPlay.position` of the one who did it. */
  @Column('smallint', { name: 'player_position', nullable: true })
  playerPosition: number | null;

  /** Of the one who assisted, or was demolished. */
  @Column('smallint', { name: 'other_position', nullable: true })
  otherPosition: number | null;

  @Column('real', { nullable: true })
  x: number | null;

  @Column('real', { nullable: true })
  y: number | null;

  @Column('real', { nullable: true })
  z: number | null;

  @Column('real', { nullable: true })
  speed: number | null;

  @Column('boolean', { name: 'is_own_goal' })
  isOwnGoal: boolean;

  /** Of a goal; null also for one that was read before this was looked at. */
  @Column('boolean', { name: 'is_counted_as_shot', nullable: true })
  isCountedAsShot: boolean | null;

  @Column('text', { name: 'kickoff_kind', nullable: true })
  kickoffKind: KickoffKind | null;

  @Column('real', { name: 'kickoff_seconds', nullable: true })
  kickoffSeconds: number | null;

  @Column('text', { name: 'kickoff_winner', nullable: true })
  kickoffWinner: Side | null;
}
