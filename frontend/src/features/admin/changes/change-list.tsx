import { chakra, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { NOTHING, pathWords, valueWords } from './change-words';

const Changes = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    maxHeight: '24rem',
    overflowY: 'auto',
    whiteSpace: 'normal',
    '& > div': {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '14rem minmax(0, 1fr)' },
      columnGap: '4',
    },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
    '& del': { color: 'fg.muted', textDecoration: 'line-through' },
    '& ins': { textDecoration: 'none', fontWeight: 'semibold' },
  },
});

interface ChangeListProps {
  /** Values as JSON; null where there was none. */
  changes: readonly { path: string; before: string | null; after: string | null }[];
  /** The number of all changes; `changes` has the first of them. */
  changeCount: number;
}

/** What became what, value by value. An empty value that became empty, as a list of no players, is no change. */
export function ChangeList({ changes, changeCount }: ChangeListProps) {
  const { t } = useTranslation('admin-audit');
  const times = useTimes();
  const left = changeCount - changes.length;
  const shown = changes
    .map(({ path, before, after }) => ({
      path,
      before: before === null ? null : valueWords(before, times, t, path),
      after: valueWords(after, times, t, path),
    }))
    .filter(({ before, after }) => (before ?? NOTHING) !== NOTHING || after !== NOTHING);
  if (shown.length === 0 && left <= 0) return <Text>{t('no-changes')}</Text>;
  return (
    <>
      <Changes>
        {shown.map(({ path, before, after }) => (
          <div key={path}>
            <dt>{pathWords(path, t)}</dt>
            <dd>
              {before !== null && (
                <>
                  <del>
                    <span className="visually-hidden">{t('before')} </span>
                    {before}
                  </del>
                  <span aria-hidden>{' → '}</span>
                </>
              )}
              <ins>
                <span className="visually-hidden">{t('after')} </span>
                {after}
              </ins>
            </dd>
          </div>
        ))}
      </Changes>
      {left > 0 && <Text color="fg.muted">{t('more-changes', { count: left })}</Text>}
    </>
  );
}
