import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../lib/i18n/format';
import { useLanguage } from '../../../lib/i18n/i18n';
import { useTimes } from '../../../lib/i18n/use-times';
import type { MergeContentsFragment } from './merge.generated';

interface MergeContentsProps {
  plan: MergeContentsFragment;
  /** Their nicknames. */
  staying: string;
  leaving: string;
}

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    marginBottom: '4',
    paddingLeft: '5',
    listStyle: 'disc',
    overflowWrap: 'anywhere',
    '& small': { color: 'fg.muted', fontSize: 'sm' },
  },
});

/** The fields whose texts are in this page's locales. */
const FIELDS = [
  'nickname',
  'discordName',
  'mmr',
  'nationality',
  'birthdate',
  'platform',
  'platformId',
  'avatar',
  'banner',
  'steam',
  'twitter',
  'instagram',
  'twitch',
  'tiktok',
  'youtube',
] as const;
/** A picture's address says nothing to people. */
const PICTURES: readonly string[] = ['avatar', 'banner'];

/** What moves to the staying player, and which facts stay, are filled in or are lost. */
export function MergeContents({ plan: { moves, differences }, staying, leaving }: MergeContentsProps) {
  const { t } = useTranslation('admin-duplicates');
  const language = useLanguage();
  const times = useTimes();
  const said = (field: string, value: string | null) =>
    field === 'birthdate' && value !== null ? times.date(value) : (value ?? '–');
  return (
    <>
      <Text fontWeight="semibold">{t('moves', { leaving, staying })}</Text>
      {moves.length === 0 && <Text marginBottom="4">{t('nothing')}</Text>}
      {moves.length > 0 && (
        <Lines>
          {moves.map(({ kind, count, names }) => (
            <li key={kind}>
              {t(`move.${kind}`, { count })}
              {names.length > 0 && <small> {formatList(names, language)}</small>}
            </li>
          ))}
        </Lines>
      )}
      {differences.length > 0 && (
        <>
          <Text fontWeight="semibold">{t('differences')}</Text>
          <Lines>
            {FIELDS.flatMap((field) => {
              const found = differences.find((difference) => difference.field === field);
              if (!found) return [];
              const kind = found.kept === found.leaving ? 'filled' : 'lost';
              const say = PICTURES.includes(field) ? (`picture-${kind}` as const) : kind;
              return [
                <li key={field}>
                  {t(`field.${field}`)}:{' '}
                  {t(`difference.${say}`, {
                    kept: said(field, found.kept),
                    lost: said(field, found.leaving),
                  })}
                </li>,
              ];
            })}
          </Lines>
        </>
      )}
      <Text color="fg.muted">{t('afterwards', { leaving, staying })}</Text>
    </>
  );
}
