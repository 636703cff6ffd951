import { useTranslation } from 'react-i18next';
import type { PlacementPartsFragment } from './season-divisions.generated';

/** Why each team is proposed where it is, in words, by the team's id. A new team without a reason has none. */
export function usePlacementReasons(
  placements: readonly PlacementPartsFragment[],
  divisions: readonly { formerId: number; name: string }[],
): ReadonlyMap<number, string> {
  const { t } = useTranslation('admin-divisions-season');
  const nameOf = (formerId: number) => divisions.find((each) => each.formerId === formerId)?.name ?? '';
  const words = ({ reason, fromId, position, remaining }: PlacementPartsFragment) => {
    const ended = fromId === null || reason === 'SIGN_UP' || reason === 'NO_VACANCY' ? null : position;
    return [
      ended === null || fromId === null ? null : t('last-place', { position: ended, division: nameOf(fromId) }),
      t(`reason.${reason}`, { position }),
      remaining === null ? null : t('remaining', { count: remaining }),
    ]
      .filter(Boolean)
      .join(': ');
  };
  return new Map(
    placements
      .filter(({ reason, fromId }) => reason !== 'NOT_SIGNED_UP' || fromId !== null)
      .map((placement) => [placement.teamId, words(placement)]),
  );
}
