import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { assertVersion } from '../../../domain/changed-meanwhile.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { assertReplayMonths, replayMonthsOf } from '../../../domain/recordings/replay-retention.ts';
import type { OwnMatterRule } from '../../../domain/own-matter.ts';
import { isBeforeClosing } from '../../../domain/competition/season.ts';
import { stockholmDate } from '../../../domain/stockholm-time.ts';
import { cleanMarkdown } from '../../../domain/text.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import { windowAfter } from '../../../domain/teams/transfer-window.ts';
import { SettingsRepository } from './settings.repository.ts';
import type { SettingRow } from './settings.repository.ts';
import type { Setting } from './setting.entity.ts';
import { ownMatterRuleOf, startVersionOf, switchesVersionOf } from './settings-version.ts';
import type { StartType } from './start-type.ts';
import { changedWindowKeys, storedWindowOf, transferDaysOf, WINDOW_KEYS } from './stored-window.ts';

/** The two switches, and the season of the first one. A switch that is undefined stays as it is. */
export interface WindowSwitches {
  /** The version that the form was filled from; undefined for a caller who got none. */
  version?: string;
  registrationOpen: boolean | undefined;
  transferOpen: boolean | undefined;
  /** Whether the window follows the season's days; undefined: until `transferOpen` says another thing. */
  transferFollowsSeason: boolean | undefined;
  /** The season that teams sign up for. null: the same as before, or the current one. */
  signupSeasonId: number | null;
}

/** The start page's banner; both contents are markdown. */
export interface StartPage {
  /** The version that the form was filled from; undefined for a caller who got none. */
  version?: string;
  startType: StartType;
  startContent: string;
  startContentEng: string;
}

/** The longest content of a banner, in characters. */
export const START_CONTENT_MAX = 20_000;

/** The settings that decide which seasons are played and open for sign-up, in the order of locking. */
const SWITCH_KEYS = ['current_season', 'registration_open', 'signup_season', ...WINDOW_KEYS] as const;

/** Settings whose values are ids. */
const SEASON_KEYS = ['current_season', 'signup_season'] as const;

const CHANGED = 'api.settings.changed-meanwhile';

/** There is only one set of settings, so the audit has no id for it. */
const THE_SETTINGS = 0;

/**
 * Changes the league's switches and the start page. Each change is one transaction, and the audit gets the old values.
 */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly db: Db,
    private readonly settings: SettingsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets both switches, as the form shows them, or only the one that is named. The window may follow the season's days (R9). An open sign-up always names its season,
   * so that it stays with that season when the league plays another. Refuses an unknown season (NOT_FOUND), to move sign-up
   * to a season that is over, and to open a sign-up whose closing time has passed (SIGNUP_IS_OVER). Refuses a form that was filled in before another one was
   * saved (CHANGED_MEANWHILE): it would undo the other change.
   */
  saveSwitches(actor: Actor, { version, registrationOpen, signupSeasonId, ...window }: WindowSwitches): Promise<void> {
    return this.db.transaction(async () => {
      const rows = await this.settings.lockAllByKeys(SWITCH_KEYS);
      const stored = byKey(rows);
      const namedSeasonId = await this.settings.findSignupSeasonId();
      assertVersion(version, switchesVersionOf(stored, namedSeasonId), CHANGED);
      const seasonId = signupSeasonId ?? namedSeasonId;
      const season = seasonId === null ? null : await this.settings.lockSeason(seasonId);
      if (signupSeasonId !== null && !season) throw noSuchSeason();
      // what is stored stays, so that the other switch can be saved
      if (season && seasonId !== namedSeasonId && season.endsOn < stockholmDate(this.clock.now())) throw seasonIsOver();
      if (registrationOpen && season && !isBeforeClosing(season.signupClosesAt, this.clock.now())) throw signupIsOver();
      await this.save(actor, 'settings.switches', {
        ...(registrationOpen === undefined ? {} : { registration_open: String(registrationOpen) }),
        ...(await this.windowValues(rows, window)),
        ...(registrationOpen || signupSeasonId !== null
          ? { signup_season: seasonId === null ? '' : String(seasonId) }
          : {}),
      });
    });
  }

  /**
   * Replaces the banner. Refuses a content that is too long or cannot be shown (INVALID_INPUT), and a form that was
   * filled in before another one was saved (CHANGED_MEANWHILE).
   */
  saveStart(actor: Actor, { version, startType, startContent, startContentEng }: StartPage): Promise<void> {
    const values = {
      start_type: startType,
      start_content: cleanMarkdown(startContent, START_CONTENT_MAX, 'startContent'),
      start_content_eng: cleanMarkdown(startContentEng, START_CONTENT_MAX, 'startContentEng'),
    };
    return this.db.transaction(async () => {
      const stored = byKey(await this.settings.lockAllByKeys(Object.keys(values)));
      assertVersion(version, startVersionOf(stored), CHANGED);
      await this.save(actor, 'settings.start', values);
    });
  }

  /** Chooses what is demanded of admins in their own matters (R17). Refuses a caller who saw another choice than `seen`. */
  saveOwnMatterRule(actor: Actor, rule: OwnMatterRule, seen?: OwnMatterRule): Promise<void> {
    return this.db.transaction(async () => {
      const stored = byKey(await this.settings.lockAllByKeys(['own_matters']));
      assertVersion(seen, ownMatterRuleOf(stored), CHANGED);
      await this.save(actor, 'settings.own-matters', { own_matters: rule });
    });
  }

  /**
   * Chooses for how many months replay files are kept; 0: until they are deleted (R38). Refuses a caller who saw another
   * number than `seen` (CHANGED_MEANWHILE).
   */
  saveReplayMonths(actor: Actor, months: number, seen?: number): Promise<void> {
    return this.db.transaction(async () => {
      assertReplayMonths(months);
      const stored = byKey(await this.settings.lockAllByKeys(['replay_months']));
      assertVersion(seen, replayMonthsOf(stored['replay_months']), CHANGED);
      await this.save(actor, 'settings.replays', { replay_months: String(months) });
    });
  }

  /** The season that the league plays, locked until the ambient transaction ends; null for none. */
  async lockCurrentSeason(): Promise<number | null> {
    const locked = await this.settings.lockAllByKeys(SWITCH_KEYS);
    return Number(locked.find(({ key }) => key === 'current_season')?.value) || null;
  }

  /**
   * Sets the season that the league plays; null for none. The caller checks that the season exists. Sign-up stays with
   * its season; when that season is closed, its sign-up is closed too.
   */
  async saveCurrentSeason(actor: Actor, seasonId: number | null): Promise<void> {
    const stored = new Map((await this.settings.lockAllByKeys(SWITCH_KEYS)).map(({ key, value }) => [key, value]));
    const playedId = stored.get('current_season') ?? '';
    const signupId = stored.get('signup_season') || playedId;
    const isOpen = stored.get('registration_open') === 'true';
    await this.save(actor, 'settings.current-season', {
      current_season: seasonId === null ? '' : String(seasonId),
      ...(isOpen && seasonId !== null ? { signup_season: signupId || String(seasonId) } : {}),
      ...(isOpen && seasonId === null && signupId === playedId ? { registration_open: 'false' } : {}),
    });
  }

  /** The settings of the window that staff want, by key. */
  private async windowValues(
    rows: readonly Setting[],
    { transferOpen, transferFollowsSeason }: Pick<WindowSwitches, 'transferOpen' | 'transferFollowsSeason'>,
  ): Promise<Record<string, string>> {
    if (transferOpen === undefined && transferFollowsSeason === undefined) return {};
    const { current_season: current, transfer_follows: follows } = byKey(rows);
    const isAboutDays = Boolean(current) && (Boolean(follows) || transferFollowsSeason === true);
    const season = isAboutDays ? await this.settings.lockSeason(Number(current)) : null;
    const before = storedWindowOf(rows, transferDaysOf(season));
    const wanted = { isOpen: transferOpen, follows: transferFollowsSeason };
    return changedWindowKeys(before, windowAfter(before, wanted, this.clock.now()));
  }

  private save(actor: Actor, act: StaffActName, values: Record<string, string>): Promise<void> {
    return this.db.transaction(async () => {
      const before = byKey(await this.settings.lockAllByKeys(Object.keys(values)));
      await this.settings.saveAll(values);
      const seasons = SEASON_KEYS.flatMap((key) => [before[key] ?? '', values[key] ?? '']);
      const names = await this.settings.findSeasonNames(seasons);
      await this.audit.record(actor, {
        act,
        objectKind: 'settings',
        objectId: THE_SETTINGS,
        before: withNames(before, names),
        after: withNames(values, names),
      });
    });
  }
}

const byKey = (rows: readonly SettingRow[]): Record<string, string> =>
  Object.fromEntries(rows.map(({ key, value }) => [key, value]));

/** Replaces the ids of seasons by their names, for the audit. */
const withNames = (
  values: Readonly<Record<string, string>>,
  names: Readonly<Record<string, string>>,
): Record<string, string> => {
  const told = { ...values };
  for (const key of SEASON_KEYS) if (key in values) told[key] = names[values[key] ?? ''] ?? values[key] ?? '';
  return told;
};

const noSuchSeason = (): LeagueError =>
  new LeagueError('NOT_FOUND', 'api.season.not-found', { field: 'signupSeasonId' });

const seasonIsOver = (): LeagueError =>
  new LeagueError('SIGNUP_IS_OVER', 'api.settings.season-is-over', { field: 'signupSeasonId' });

const signupIsOver = (): LeagueError =>
  new LeagueError('SIGNUP_IS_OVER', 'api.settings.signup-is-over', { field: 'registrationOpen' });
