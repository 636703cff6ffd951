import { useTranslation } from 'react-i18next';
import type { AdminSeasonsQuery } from './seasons-page.generated';

const KINDS = ['unplayed', 'disputed', 'claimed'] as const;

interface NotSettledProps {
  unsettled: AdminSeasonsQuery['unsettledSeries'];
  /** The name of the current season. */
  season: string;
}

/** Before the current season ends, or another one is current: what of it is not settled. Nothing when all is. */
export function NotSettled({ unsettled, season }: NotSettledProps) {
  const { t } = useTranslation('admin-seasons');
  return KINDS.filter((kind) => unsettled[kind] > 0).map((kind) => (
    <p key={kind}>{t(`confirm.${kind}`, { current: season, count: unsettled[kind] })}</p>
  ));
}
