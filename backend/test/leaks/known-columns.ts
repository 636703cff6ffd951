import type { PrivateRows } from './planted-marks.ts';

const listed = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap((line) => line.split(' ')));

/** The columns whose values the site shows. All others are private, also those that a later migration adds. */
export const PUBLIC_COLUMNS = listed(
  'season.name season.starts_on season.ends_on season.signup_closes_at season.transfer_from season.transfer_to',
  'season.qualifiers season.series_format division.name division.name_en division.discriminator division.series_format placement_band.hex',
  'division_team.name division_team.logo division_team.adjustment_reason team.name team.logo team.banner signup.created_at',
  'player.nickname player.nationality player.twitter player.instagram player.twitch player.tiktok player.youtube',
  'player.avatar player.banner live_stream.title',
  'series.scheduled_at series.reported_at series.walkover player_game_stats.side roster_entry.valid_from',
  'roster_entry.valid_to calendar_entry.starts_at series_event.happened_at league_event.facts league_event.at league_event.kind',
  'news_post.slug news_post.title news_post.description news_post.content news_post.thumbnail news_post.image',
  'news_post.former_slugs news_post.changed_at news_post.published_at news_category.name six_mans_player.name six_mans_series.played_at',
  'managed_page.name managed_page.content_sv managed_page.content_en managed_page.updated_at setting.value',
  'setting.key player.discord_name app_user.discord_username app_user.discord_discriminator six_mans_floor.rank',
  'season_honour.name_sv season_honour.name_en season_honour.text_sv season_honour.text_en',
  'placement_band.description_sv placement_band.description_en placement_band.meaning',
  'game_field_play.map game_field_play.track_digest game_track.digest stage.kind stage.format series.format stage_entrant.exit',
  'board_entry.rank board_entry.platform board_entry.evenings board_entry.words board_entry.created_at board_entry.expires_at',
  // the same five words as the board's
  'game_account.platform',
);

/** Words and days of the league's own, and digests: they say nothing of a person, or the database allows no other values. */
export const WORDS = listed(
  'api_key_use.day approval_request.kind approval_request.status audit_entry.act audit_entry.object_kind audit_entry.request_id',
  'game.recording_sha256 outbox_entry.missing_right dispute.side dispute.outcome dispute_story.side evening_answer.answer evening_answer.day field_event.kind field_event.side',
  'field_event.kickoff_kind field_event.kickoff_winner game.replay_digest game_account.source',
  'game_field_play.sha256 instance.host instance.jobs instance.version operation_count.kind operation_count.name operation_count.request_ids goal.side key_check.name key_check.value line_up.side line_up_player.side',
  'page_view.day page_view.route match_week_rules.deadline_time match_week_rules.first_week membership.sex muted_reminder.kind no_show_claim.side',
  'no_show_claim.outcome notification.topic outbox_entry.kind partner.status player.platform player_field_play.side rate_limit.key',
  'replay_content.sha256 replay_file.sha256 replay_file.status replay_file.box_score_digest row_change.kind row_change.table_name',
  'sanction.kind sanction.starts_on sanction.ends_on series.confirmation series.reported_by_side series_event.kind',
  'series_event.side series_evidence.kind series_evidence.side series_reminder.reminded_on session.revoke_reason',
  'time_proposal.side time_proposal.status totals_check.night webhook_delivery.kind week_reminder.kind',
);

/** Drafts of news. */
const DRAFTS: PrivateRows = Object.fromEntries(
  ['slug', 'title', 'description', 'content', 'thumbnail', 'image'].map((column) => [
    `news_post.${column}`,
    'published_at is null',
  ]),
);
/** Honours of a season that was opened again. */
const HELD_HONOURS: PrivateRows = Object.fromEntries(
  ['name_sv', 'name_en', 'text_sv', 'text_en'].map((column) => [
    `season_honour.${column}`,
    'season_id in (select id from season where settled_at is null)',
  ]),
);

/** Public columns with private rows. */
export const PRIVATE_ROWS: PrivateRows = { ...DRAFTS, ...HELD_HONOURS };

/** Private columns that no call shows, to admins neither. Of notices one's own are shown, of rooms the address on a real chat server. */
export const NEVER_SHOWN = listed(
  'captain_message.reference division_role.role_id image.name invite_link.sealed_token login_state.code_verifier membership.email',
  'membership.ssn_cipher membership.ssn_masked news_announcement.message_id notification.description_en',
  'notification.description_sv outbox_entry.key outbox_entry.payload outbox_entry.result outbox_entry.subject row_change.rows',
  'series_evidence.image_name series_room.channel_id session.provider_token six_mans_player.discord_id six_mans_series.reference',
  'webhook.former_secret webhook.secret',
);
