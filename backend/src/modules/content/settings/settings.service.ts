import { Injectable } from '@nestjs/common';
import { replayMonthsOf } from '../../../domain/recordings/replay-retention.ts';
import type { OwnMatterRule } from '../../../domain/own-matter.ts';
import { hasOpened, isSignupTime } from '../../../domain/competition/season.ts';
import { Clock } from '../../../platform/clock.ts';
import { windowAt } from '../../../domain/teams/transfer-window.ts';
import { SettingsRepository } from './settings.repository.ts';
import { transferDaysOf } from './stored-window.ts';
import { ownMatterRuleOf, startVersionOf, switchesVersionOf } from './settings-version.ts';
import { SettingSources } from './setting-sources.ts';
import type { CurrentSettings, SettingRow } from './settings.repository.ts';
import type { StartType } from './start-type.ts';

/** The league's switches and the start page's content. */
export interface LeagueSettings {
  currentSeasonId: number | null;
  /** Whether teams can sign up now: staff have opened it, and it is the time for it. */
  registrationOpen: boolean;
  /** Staff have opened sign-up, also before and after its time. */
  isSignupSwitchedOn: boolean;
  /** The season that teams sign up for, also when sign-up is closed. */
  signupSeasonId: number | null;
  /** When sign-up opens by itself; null: it is open or over, or staff have not said. */
  signupOpensAt: string | null;
  /** When sign-up closes; null: staff close it. */
  signupClosesAt: string | null;
  /** Whether players can change teams directly now (R9). */
  transferOpen: boolean;
  /** The window follows the transfer days of the current season. */
  transferFollowsSeason: boolean;
  /** What is demanded of admins in their own matters (R17). */
  ownMatterRule: OwnMatterRule;
  /** For how many months replay files are kept; 0: until they are deleted (R38). */
  replayMonths: number;
  startType: StartType;
  startContent: string;
  startContentEng: string;
  /** Versions of the switches and of the start page. They change when staff save. */
  switchesVersion: string;
  startVersion: string;
}

type SeasonDates = Omit<CurrentSettings, 'values'>;

/** The settings that everyone may read. Others are not shown. */
const PUBLIC_KEYS = [
  'current_season',
  'registration_open',
  'transfer_open',
  'start_type',
  'start_content',
  'start_content_eng',
] as const;

/** Settings that only the schema has; the documented calls list the others. */
const KEYS = [...PUBLIC_KEYS, 'own_matters', 'replay_months', 'transfer_follows'] as const;

/** Reads the league's switches. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: Clock,
    private readonly sources: SettingSources,
  ) {}

  /**
   * The public settings as text, also those of other modules. Sign-up is closed outside of its times, and a window
   * that follows the season is open on its days.
   */
  async all(): Promise<SettingRow[]> {
    const [{ values, ...dates }, others] = await Promise.all([
      this.settings.findCurrent([...PUBLIC_KEYS, 'transfer_follows']),
      this.sources.all(),
    ]);
    const { transfer_follows: follows, ...shown } = values;
    if (shown['registration_open'] === 'true') shown['registration_open'] = String(this.isSignupTime(dates));
    if (follows) shown['transfer_open'] = String(this.isWindowOpen(values, dates));
    return [...Object.entries(shown).map(([key, value]) => ({ key, value })), ...others];
  }

  /** The public settings with their types. A setting without a value is closed, empty, or `matches`. */
  async current(): Promise<LeagueSettings> {
    const { values, ...dates } = await this.settings.findCurrent(KEYS);
    const { signupSeasonId, signupClosesAt } = dates;
    const isSignupSwitchedOn = values['registration_open'] === 'true';
    return {
      currentSeasonId: Number(values['current_season']) || null,
      registrationOpen: isSignupSwitchedOn && this.isSignupTime(dates),
      isSignupSwitchedOn,
      signupSeasonId,
      signupOpensAt:
        isSignupSwitchedOn && !hasOpened(dateOf(dates.signupOpensAt), this.clock.now()) ? dates.signupOpensAt : null,
      signupClosesAt,
      transferOpen: this.isWindowOpen(values, dates),
      transferFollowsSeason: Boolean(values['transfer_follows']),
      ownMatterRule: ownMatterRuleOf(values),
      replayMonths: replayMonthsOf(values['replay_months']),
      startType: values['start_type'] === 'custom' ? 'custom' : 'matches',
      startContent: values['start_content'] ?? '',
      startContentEng: values['start_content_eng'] ?? '',
      switchesVersion: switchesVersionOf(values, signupSeasonId),
      startVersion: startVersionOf(values),
    };
  }

  private isWindowOpen(values: Record<string, string>, { transferFrom, transferTo }: SeasonDates): boolean {
    const follows = values['transfer_follows'];
    const stored = {
      isOpen: values['transfer_open'] === 'true',
      turnedAt: null,
      followsSince: follows ? new Date(follows) : null,
      days: transferDaysOf({ transferFrom, transferTo }),
    };
    return windowAt(stored, this.clock.now()).transferOpen;
  }

  private isSignupTime({ signupOpensAt, signupClosesAt }: SeasonDates): boolean {
    const times = { signupOpensAt: dateOf(signupOpensAt), signupClosesAt: dateOf(signupClosesAt) };
    return isSignupTime(times, this.clock.now());
  }
}

const dateOf = (at: string | null): Date | null => (at === null ? null : new Date(at));
