import { hasShapeOf } from '../../../lib/draft-store';
import type { Band } from './band-editor';
import type { PlanDrafts } from './plan/plan-row';
import type { TeamDraft } from './team-picker';

const BAND: Band = { fromPosition: 1, toPosition: 1, hex: '', descriptionSv: '', descriptionEn: '' };

/** Can the parts of a division's page show these stored drafts? */
export const isBandDraft = (value: unknown): value is readonly Band[] => hasShapeOf([BAND], value);

export const isTeamDraft = (value: unknown): value is TeamDraft => hasShapeOf([{ id: 1, name: '', logo: null }], value);

export const isPlanDrafts = (value: unknown): value is PlanDrafts =>
  hasShapeOf({}, value) &&
  Object.values(value).every((plan) => hasShapeOf({ week: 1, time: '', isStreamed: true, version: null }, plan));
