import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimes } from '../../../lib/i18n/use-times';
import { Button } from '../../../ui/button';
import { focusLate } from '../../../ui/page/late-focus';
import type { WhoChanged } from './use-last-change';

const Box = chakra('div', {
  base: {
    marginBottom: '5',
    padding: '4',
    bg: 'bg.surface',
    borderRadius: 'md',
    border: '2px solid',
    borderColor: 'fg.draw',
    '& > h2': { fontWeight: 'bold', fontSize: 'lg' },
    '& > ul': { display: 'grid', gap: '3', marginTop: '3' },
    '& > ul > li': { borderTopWidth: '1px', borderColor: 'border', paddingTop: '3' },
    '& dl': { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '3' },
    '& dt': { color: 'fg.muted' },
    '& dd': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: '12rem', overflowY: 'auto' },
  },
});

/** A field as the notice shows it. */
export interface ShownField {
  name: string;
  label: string;
  theirs: string;
  /** null: the reader has typed nothing there, and the field has followed. */
  mine: string | null;
}

interface ConflictBoxProps {
  /** Grows with every refusal, so that the notice takes the focus each time. */
  attempt: number;
  who: WhoChanged;
  fields: readonly ShownField[];
  /** Puts what is stored into the field. */
  onTake: (name: string) => void;
}

/**
 * Another person saved first. Says who, and what is stored now beside what the reader has typed, which stays. The next save
 * replaces what is shown here, and nothing else.
 */
export function ConflictBox({ attempt, who, fields, onTake }: ConflictBoxProps) {
  const { t } = useTranslation('admin');
  const times = useTimes();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => focusLate(ref.current), [attempt]);
  const at = who && times.dateTime(who.at);
  return (
    <Box role="alert" tabIndex={-1} ref={ref}>
      <h2>{who?.by ? t('conflict.title-by', { by: who.by, at }) : t('conflict.title')}</h2>
      <p>{t(fields.length > 0 ? 'conflict.text' : 'conflict.same')}</p>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ name, label, theirs, mine }) => (
            <li key={name}>
              <strong>{label}</strong>
              <dl>
                <dt>{t('conflict.theirs')}</dt>
                <dd>{theirs || t('conflict.empty')}</dd>
                <dt>{t('conflict.mine')}</dt>
                <dd>{mine === null ? t('conflict.follows') : mine || t('conflict.empty')}</dd>
              </dl>
              {mine !== null && (
                <Button size="sm" aria-label={t('conflict.take-name', { field: label })} onClick={() => onTake(name)}>
                  {t('conflict.take')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
