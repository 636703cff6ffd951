import { skipToken } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import type { Role } from '../../../lib/schema.generated';
import { PaletteBox } from '../../../ui/dialog/palette-box';
import { usePaused } from '../../../ui/use-paused';
import { mayOpen } from '../tabs';
import { readTyped, staffGroups, type StaffHit } from './staff-hits';
import { useStaffPaletteQuery } from './staff-palette.generated';

const KEYS = ['choose', 'open', 'close'] as const;

/** Only where there is a keyboard: a phone has none. */
const Keys = chakra('ul', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexWrap: 'wrap',
    columnGap: '5',
    paddingInline: '3',
    listStyle: 'none',
    color: 'fg.muted',
    fontSize: 'sm',
    '& kbd': { fontFamily: 'inherit', fontWeight: 'semibold', color: 'fg' },
  },
});

/** Finds pages, things and acts of the back office, and leads to them. It changes nothing itself. */
export function StaffPalette({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) {
  const { t } = useTranslation('admin-palette');
  const { t: shared } = useTranslation('admin');
  const language = useLanguage();
  const times = useTimes();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const reader = { roles, language, times, t, shared };
  const wanted = readTyped(typed, reader).text;
  const text = usePaused(wanted);
  const { data, previousData, loading, error } = useStaffPaletteQuery(
    text === ''
      ? skipToken
      : {
          variables: { text, hasSeries: mayOpen('matches', roles), hasUsers: mayOpen('users', roles) },
          // what waits for a result changes while the palette is used
          fetchPolicy: 'cache-and-network',
        },
  );
  const isSettled = text === wanted && !loading;
  const groups = staffGroups(typed, wanted === '' ? undefined : (data ?? previousData), reader).map(
    ({ kind, hits }) => ({ kind, label: t(`kind.${kind}`), hits }),
  );
  const isEmpty = isSettled && groups.length === 0;

  const choose = useCallback(
    ({ to, state, fill }: StaffHit) => {
      if (fill !== undefined) setTyped(fill);
      if (to === undefined) return;
      onClose();
      void navigate(to, { state });
    },
    [navigate, onClose],
  );

  return (
    <PaletteBox
      labels={{
        dialog: t('label'),
        field: t('field'),
        list: t('hits'),
        placeholder: t('placeholder'),
        close: t('close'),
      }}
      typed={typed}
      onType={setTyped}
      groups={groups}
      isSettled={isSettled}
      status={error ? t('failed') : isEmpty ? t('none', { text: typed.trim() }) : typed === '' && t('help')}
      onChoose={choose}
      onClose={onClose}
    >
      <Keys aria-label={t('keys.label')}>
        {KEYS.map((key) => (
          <li key={key}>
            <kbd>{t(`keys.${key}.key`)}</kbd> {t(`keys.${key}.does`)}
          </li>
        ))}
      </Keys>
    </PaletteBox>
  );
}
