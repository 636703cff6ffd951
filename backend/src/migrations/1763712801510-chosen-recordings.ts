import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A game remembers the recording that it was filled from, and a kept file belongs to the series that it was sent for (R38,
 * R39): no file of another series, and no later recording, changes what is told of a game. The seconds that a recording
 * tells are kept with its file, so that staff can compare two of them. A series that is removed takes no file with it,
 * because an undo brings it back.
 */
export class ChosenRecordings1763712801510 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table game
        add column recording_sha256 text,
        add constraint game_recording_sha256_check check (recording_sha256 ~ '^[0-9a-f]{64}$')
    `);
    await runner.query(`
      alter table replay_file
        drop constraint replay_file_pk,
        add column series_id integer,
        add column active_seconds real,
        add column arrived_at timestamptz not null default clock_timestamp()
    `);
    await runner.query(`
      update replay_file f
         set arrived_at = f.uploaded_at,
             series_id = (select min(g.series_id) from game g where g.replay_digest = f.box_score_digest),
             active_seconds = (select max(p.active_seconds) from game_field_play p where p.sha256 = f.sha256)
    `);
    await runner.query(`
      insert into replay_file (sha256, box_score_digest, size, build, uploaded_at, without_game_since, status, problem,
                               reader_version, play_version, read_at, active_seconds, arrived_at, series_id)
      select distinct f.sha256, f.box_score_digest, f.size, f.build, f.uploaded_at, f.without_game_since, f.status, f.problem,
             f.reader_version, f.play_version, f.read_at, f.active_seconds, f.arrived_at, g.series_id
        from replay_file f join game g on g.replay_digest = f.box_score_digest and g.series_id <> f.series_id
    `);
    // of several files the one counts that was read, as until now; that is no act that could be taken back
    await runner.query('alter table game disable trigger user');
    await runner.query(`
      update game g set recording_sha256 = p.sha256
        from game_field_play p
       where p.game_id = g.id and exists (select from replay_file f where f.series_id = g.series_id
                                             and f.box_score_digest = g.replay_digest and f.sha256 <> p.sha256)
    `);
    await runner.query('alter table game enable trigger user');
    // they would be deleted within a day, and no one knows for which series they were sent
    await runner.query('delete from replay_file where series_id is null');
    await runner.query(`
      alter table replay_file
        alter column series_id set not null,
        add constraint replay_file_pk primary key (sha256, series_id)
    `);
    await runner.query('drop index replay_file_box_score_idx');
    await runner.query('create index replay_file_series_idx on replay_file (series_id)');
    await runner.query(`
      create trigger game_recording_told after update of recording_sha256 on game
        for each row when (new.recording_sha256 is distinct from old.recording_sha256) execute function tell_replay_game()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger game_recording_told on game');
    await runner.query('drop index replay_file_series_idx');
    await runner.query(`
      delete from replay_file f
       where exists (select from replay_file o where o.sha256 = f.sha256 and o.series_id < f.series_id)
    `);
    await runner.query(`
      alter table replay_file
        drop constraint replay_file_pk,
        drop column series_id,
        drop column active_seconds,
        drop column arrived_at,
        add constraint replay_file_pk primary key (sha256)
    `);
    await runner.query('create index replay_file_box_score_idx on replay_file (box_score_digest)');
    await runner.query('alter table game drop column recording_sha256');
  }
}
