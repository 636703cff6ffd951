-- References between tables. PostgreSQL follows those to one table in the order in which they are made.
alter table user_role
  add constraint user_role_user_fk foreign key (user_id) references app_user (id) on delete cascade;
alter table session
  add constraint session_user_fk foreign key (user_id) references app_user (id) on delete cascade;
alter table refresh_token
  add constraint refresh_token_session_fk foreign key (session_id) references session (id) on delete cascade;
alter table player
  add constraint player_user_fk foreign key (user_id) references app_user (id) on delete set null;
alter table game_account
  add constraint game_account_player_fk foreign key (player_id)
    references player (id) on delete cascade deferrable initially immediate;
alter table roster_entry
  add constraint roster_entry_team_fk foreign key (team_id) references team (id),
  add constraint roster_entry_player_fk foreign key (player_id) references player (id);
alter table division
  add constraint division_season_fk foreign key (season_id) references season (id),
  add constraint division_admin_user_fk foreign key (admin_user_id) references app_user (id) on delete set null;
alter table placement_band
  add constraint placement_band_division_fk foreign key (division_id)
    references division (id) on delete cascade deferrable initially immediate;
alter table division_team
  add constraint division_team_division_fk foreign key (division_id, season_id) references division (id, season_id),
  add constraint division_team_team_fk foreign key (team_id) references team (id);
alter table series
  add constraint series_home_team_fk foreign key (division_id, home_team_id)
    references division_team (division_id, team_id),
  add constraint series_away_team_fk foreign key (division_id, away_team_id)
    references division_team (division_id, team_id),
  add constraint series_reported_by_fk foreign key (reported_by_user_id) references app_user (id) on delete set null;
alter table game
  add constraint game_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate;
alter table player_game_stats
  add constraint player_game_stats_game_fk foreign key (game_id)
    references game (id) on delete cascade deferrable initially immediate,
  add constraint player_game_stats_player_fk foreign key (player_id) references player (id),
  add constraint player_game_stats_team_fk foreign key (team_id) references team (id);
alter table player_division_totals
  add constraint player_division_totals_team_fk foreign key (division_id, team_id)
    references division_team (division_id, team_id) on delete cascade;
alter table invite
  add constraint invite_team_fk foreign key (team_id) references team (id),
  add constraint invite_player_fk foreign key (player_id) references player (id),
  add constraint invite_invited_by_fk foreign key (invited_by_player_id) references player (id);
alter table notification
  add constraint notification_user_fk foreign key (user_id) references app_user (id) on delete cascade,
  add constraint notification_invite_fk foreign key (invite_id) references invite (id) on delete set null;
alter table approval_request
  add constraint approval_request_user_fk foreign key (user_id) references app_user (id) on delete cascade,
  add constraint approval_request_player_fk foreign key (player_id) references player (id),
  add constraint approval_request_team_fk foreign key (team_id) references team (id),
  add constraint approval_request_invite_fk foreign key (invite_id) references invite (id),
  add constraint approval_request_decided_by_fk foreign key (decided_by_user_id)
    references app_user (id) on delete set null;
alter table notification
  add constraint notification_request_fk foreign key (request_id) references approval_request (id) on delete set null;
alter table image
  add constraint image_uploaded_by_fk foreign key (uploaded_by_user_id) references app_user (id) on delete set null;
alter table signup
  add constraint signup_season_fk foreign key (season_id) references season (id),
  add constraint signup_team_fk foreign key (team_id) references team (id),
  add constraint signup_user_fk foreign key (user_id) references app_user (id) on delete set null;
alter table membership
  add constraint membership_association_member_fk foreign key (association_member_id)
    references association_member (id) on delete cascade deferrable initially immediate;
alter table outbox_entry
  add constraint outbox_entry_division_fk foreign key (division_id) references division (id) on delete set null;
alter table series_room
  add constraint series_room_series_fk foreign key (series_id) references series (id) on delete cascade;
alter table division_role
  add constraint division_role_division_fk foreign key (division_id) references division (id) on delete cascade;
alter table news_post
  add constraint news_post_category_fk foreign key (category_id) references news_category (id),
  add constraint news_post_author_fk foreign key (author_user_id) references app_user (id) on delete set null;
alter table six_mans_player
  add constraint six_mans_player_player_fk foreign key (player_id)
    references player (id) on delete set null deferrable initially immediate;
alter table six_mans_series
  add constraint six_mans_series_user_fk foreign key (reported_by_user_id) references app_user (id) on delete set null;
alter table six_mans_result
  add constraint six_mans_result_series_fk foreign key (series_id)
    references six_mans_series (id) on delete cascade deferrable initially immediate,
  add constraint six_mans_result_player_fk foreign key (six_mans_player_id) references six_mans_player (id);
alter table calendar_entry
  add constraint calendar_entry_division_fk foreign key (division_id) references division (id) on delete cascade,
  add constraint calendar_entry_home_team_fk foreign key (home_team_id) references team (id) on delete cascade,
  add constraint calendar_entry_away_team_fk foreign key (away_team_id) references team (id) on delete cascade;
alter table approval_request
  add constraint approval_request_aside_by_fk foreign key (aside_by_user_id)
    references app_user (id) on delete set null;
alter table notification
  add constraint notification_series_fk foreign key (series_id) references series (id) on delete set null,
  add constraint notification_division_fk foreign key (division_id) references division (id) on delete set null,
  add constraint notification_team_fk foreign key (team_id) references team (id) on delete set null;
alter table audit_entry
  add constraint audit_entry_undoes_fk foreign key (undoes_id) references audit_entry (id);
alter table notification
  add constraint notification_corrects_fk foreign key (corrects_id) references notification (id) on delete set null;
alter table merged_player
  add constraint merged_player_into_fk foreign key (into_player_id) references player (id);
alter table player_division_totals
  add constraint player_division_totals_player_fk foreign key (player_id) references player (id) on delete cascade;
alter table sanction
  add constraint sanction_player_fk foreign key (player_id) references player (id),
  add constraint sanction_team_fk foreign key (team_id) references team (id),
  add constraint sanction_decided_by_fk foreign key (decided_by_user_id) references app_user (id) on delete set null,
  add constraint sanction_lifted_by_fk foreign key (lifted_by_user_id) references app_user (id) on delete set null;
alter table captain_message
  add constraint captain_message_season_fk foreign key (season_id)
    references season (id) on delete cascade deferrable initially immediate,
  add constraint captain_message_division_fk foreign key (division_id)
    references division (id) on delete cascade deferrable initially immediate,
  add constraint captain_message_sent_by_fk foreign key (sent_by_user_id) references app_user (id) on delete set null;
alter table person_note
  add constraint person_note_user_fk foreign key (user_id) references app_user (id) on delete cascade,
  add constraint person_note_player_fk foreign key (player_id)
    references player (id) on delete cascade deferrable initially immediate,
  add constraint person_note_written_by_fk foreign key (written_by_user_id) references app_user (id) on delete set null;
alter table series_reminder
  add constraint series_reminder_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate,
  add constraint series_reminder_user_fk foreign key (reminded_by_user_id) references app_user (id) on delete set null;
alter table match_week_rules
  add constraint match_week_rules_season_fk foreign key (season_id)
    references season (id) on delete cascade deferrable initially immediate;
alter table series_event
  add constraint series_event_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate,
  add constraint series_event_user_fk foreign key (user_id) references app_user (id) on delete set null;
alter table time_proposal
  add constraint time_proposal_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate,
  add constraint time_proposal_user_fk foreign key (offered_by_user_id) references app_user (id) on delete set null;
alter table evening_answer
  add constraint evening_answer_user_fk foreign key (user_id) references app_user (id) on delete cascade;
alter table series_evidence
  add constraint series_evidence_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate,
  add constraint series_evidence_image_fk foreign key (image_name)
    references image (name) on delete cascade deferrable initially immediate,
  add constraint series_evidence_user_fk foreign key (added_by_user_id) references app_user (id) on delete set null;
alter table dispute
  add constraint dispute_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate,
  add constraint dispute_decided_by_fk foreign key (decided_by_user_id) references app_user (id) on delete set null;
alter table dispute_story
  add constraint dispute_story_dispute_fk foreign key (dispute_id)
    references dispute (id) on delete cascade deferrable initially immediate,
  add constraint dispute_story_user_fk foreign key (user_id) references app_user (id) on delete set null;
alter table dispute_notice
  add constraint dispute_notice_dispute_fk foreign key (dispute_id) references dispute (id) on delete cascade;
alter table line_up
  add constraint line_up_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate,
  add constraint line_up_named_by_fk foreign key (named_by_user_id) references app_user (id) on delete set null;
alter table line_up_player
  add constraint line_up_player_line_up_fk foreign key (series_id, side)
    references line_up (series_id, side) on delete cascade deferrable initially immediate,
  add constraint line_up_player_player_fk foreign key (player_id) references player (id);
alter table week_reminder
  add constraint week_reminder_series_fk foreign key (series_id) references series (id) on delete cascade;
alter table muted_reminder
  add constraint muted_reminder_user_fk foreign key (user_id) references app_user (id) on delete cascade;
alter table no_show_claim
  add constraint no_show_claim_series_fk foreign key (series_id)
    references series (id) on delete cascade deferrable initially immediate,
  add constraint no_show_claim_claimed_by_fk foreign key (claimed_by_user_id)
    references app_user (id) on delete set null,
  add constraint no_show_claim_objected_by_fk foreign key (objected_by_user_id)
    references app_user (id) on delete set null,
  add constraint no_show_claim_decided_by_fk foreign key (decided_by_user_id)
    references app_user (id) on delete set null;
alter table no_show_notice
  add constraint no_show_notice_claim_fk foreign key (claim_id) references no_show_claim (id) on delete cascade;
alter table goal
  add constraint goal_game_fk foreign key (game_id)
    references game (id) on delete cascade deferrable initially immediate,
  add constraint goal_row_fk foreign key (game_id, side, slot)
    references player_game_stats (game_id, side, slot) on delete cascade deferrable initially immediate;
alter table api_key
  add constraint api_key_made_by_fk foreign key (made_by_user_id) references app_user (id) on delete set null;
alter table webhook
  add constraint webhook_made_by_fk foreign key (made_by_user_id) references app_user (id) on delete set null;
alter table webhook_delivery
  add constraint webhook_delivery_webhook_fk foreign key (webhook_id) references webhook (id) on delete cascade;
alter table replay_file
  add constraint replay_file_content_fk foreign key (sha256) references replay_content (sha256);
alter table game_field_play
  add constraint game_field_play_game_fk foreign key (game_id)
    references game (id) on delete cascade deferrable initially immediate;
alter table player_field_play
  add constraint player_field_play_game_fk foreign key (game_id)
    references game_field_play (game_id) on delete cascade deferrable initially immediate,
  add constraint player_field_play_row_fk foreign key (game_id, side, slot)
    references player_game_stats (game_id, side, slot) on delete cascade deferrable initially immediate;
alter table field_event
  add constraint field_event_game_fk foreign key (game_id)
    references game_field_play (game_id) on delete cascade deferrable initially immediate;
alter table game_track
  add constraint game_track_game_fk foreign key (game_id)
    references game_field_play (game_id) on delete cascade deferrable initially immediate;
alter table series_high
  add constraint series_high_series_fk foreign key (series_id) references series (id) on delete cascade,
  add constraint series_high_division_fk foreign key (division_id) references division (id) on delete cascade;
alter table player_season_sum
  add constraint player_season_sum_player_fk foreign key (player_id) references player (id) on delete cascade,
  add constraint player_season_sum_season_fk foreign key (season_id) references season (id) on delete cascade;
alter table player_career_sum
  add constraint player_career_sum_player_fk foreign key (player_id) references player (id) on delete cascade;
alter table team_season_sum
  add constraint team_season_sum_team_fk foreign key (division_id, team_id)
    references division_team (division_id, team_id) on delete cascade;
alter table division_role_bearer
  add constraint division_role_bearer_role_fk foreign key (division_id)
    references division_role (division_id) on delete cascade,
  add constraint division_role_bearer_user_fk foreign key (user_id) references app_user (id) on delete cascade;
alter table app_user
  add constraint app_user_member_fk foreign key (member_id) references association_member (id) on delete set null;
alter table taken_series
  add constraint taken_series_series_fk foreign key (series_id) references series (id) on delete cascade,
  add constraint taken_series_user_fk foreign key (user_id) references app_user (id) on delete cascade;
