import { useTranslation } from 'react-i18next';
import type { PlacementPartsFragment } from './season-divisions.generated';

/** Reasons of teams that play for a place from outside: their number is none of a table. */
const FROM_OUTSIDE: readonly PlacementPartsFragment['reason'][] = [
  'QUALIFIED',
  'SIGN_UP',
  'NOT_QUALIFIED',
  'NO_VACANCY',
];

/** Why each team is proposed where it is, in words, by the team's id. A new team without a reason has none. */
export function usePlacementReasons(
  placements: readonly PlacementPartsFragment[],
  divisions: readonly { formerId: number; name: string }[],
): ReadonlyMap<number, string> {
  const { t } = useTranslation('admin-divisions-season');
  const nameOf = (formerId: number) => divisions.find((each) => each.formerId === formerId)?.name ?? '';
  const words = ({ reason, fromId, position, remaining }: PlacementPartsFragment) => {
    const ended = fromId === null || FROM_OUTSIDE.includes(reason) ? null : position;
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
