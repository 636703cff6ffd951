import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const KEYS = ['move', 'report', 'take', 'time', 'stream', 'room'] as const;

/** Only where there is a keyboard: a phone has none. */
const List = chakra('ul', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexWrap: 'wrap',
    columnGap: '5',
    listStyleType: 'none',
    marginTop: '4',
    color: 'fg.muted',
    fontSize: 'sm',
    '& kbd': { fontFamily: 'inherit', fontWeight: 'semibold', color: 'fg' },
  },
});

/** The keys of the page. */
export function KeyHelp() {
  const { t } = useTranslation('admin-match-night');
  return (
    <List aria-label={t('keys.label')}>
      {KEYS.map((key) => (
        <li key={key}>
          <kbd>{t(`keys.${key}.key`)}</kbd> {t(`keys.${key}.does`)}
        </li>
      ))}
    </List>
  );
}
