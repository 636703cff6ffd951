import { Injectable } from '@nestjs/common';
import { replayMonthsOf } from '../../../domain/recordings/replay-retention.ts';
import type { OwnMatterRule } from '../../../domain/own-matter.ts';
import { isBeforeClosing } from '../../../domain/competition/season.ts';
import { Clock } from '../../../platform/clock.ts';
import { SettingsRepository } from './settings.repository.ts';
import { ownMatterRuleOf, startVersionOf, switchesVersionOf } from './settings-version.ts';
import { SettingSources } from './setting-sources.ts';
import type { CurrentSettings, SettingRow } from './settings.repository.ts';
import type { StartType } from './start-type.ts';

/** The league's switches and the start page's content. */
export interface LeagueSettings {
  currentSeasonId: number | null;
  /** Whether teams can sign up now: staff have opened it, and its closing time has not passed. */
  registrationOpen: boolean;
  /** The season that teams sign up for, also when sign-up is closed. */
  signupSeasonId: number | null;
  /** When sign-up closes; null: staff close it. */
  signupClosesAt: string | null;
  transferOpen: boolean;
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
const KEYS = [...PUBLIC_KEYS, 'own_matters', 'replay_months'] as const;

/** Reads the league's switches. */
@Injectable()
export class SettingsService {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly clock: Clock,
    private readonly sources: SettingSources,
  ) {}

  /** The public settings as text, also those of other modules. Sign-up is closed when its closing time has passed. */
  async all(): Promise<SettingRow[]> {
    const [{ values, ...signup }, others] = await Promise.all([
      this.settings.findCurrent(PUBLIC_KEYS),
      this.sources.all(),
    ]);
    const isOver = !this.isBeforeClosing(signup);
    const own = Object.entries(values).map(([key, value]) => ({
      key,
      value: isOver && key === 'registration_open' ? 'false' : value,
    }));
    return [...own, ...others];
  }

  /** The public settings with their types. A setting without a value is closed, empty, or `matches`. */
  async current(): Promise<LeagueSettings> {
    const { values, ...signup } = await this.settings.findCurrent(KEYS);
    return {
      currentSeasonId: Number(values['current_season']) || null,
      registrationOpen: values['registration_open'] === 'true' && this.isBeforeClosing(signup),
      ...signup,
      transferOpen: values['transfer_open'] === 'true',
      ownMatterRule: ownMatterRuleOf(values),
      replayMonths: replayMonthsOf(values['replay_months']),
      startType: values['start_type'] === 'custom' ? 'custom' : 'matches',
      startContent: values['start_content'] ?? '',
      startContentEng: values['start_content_eng'] ?? '',
      switchesVersion: switchesVersionOf(values, signup.signupSeasonId),
      startVersion: startVersionOf(values),
    };
  }

  private isBeforeClosing({ signupClosesAt }: Pick<CurrentSettings, 'signupClosesAt'>): boolean {
    return isBeforeClosing(signupClosesAt === null ? null : new Date(signupClosesAt), this.clock.now());
  }
}
