import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { notifyReader } from '../../lib/notify';
import { styled } from '../../styled-system/jsx';
import { Button } from '../../ui/button';

const Line = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.25rem minmax(0, 1fr) auto', sm: '5.5rem minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: '2',
    '& dt': { color: 'fg.muted' },
    // at 320 px the mark alone says it
    '& button > span': { '@media (max-width: 359px)': { display: 'none' } },
    '& dd': { fontFamily: 'monospace', fontWeight: 'semibold', userSelect: 'all' },
  },
});

/** A word that is typed elsewhere, with a button that copies it. */
export function CopyLine({ name, value }: { name: string; value: string }) {
  const { t } = useTranslation('league-match-now');
  const copy = async () => {
    try {
      // a page without https has no clipboard
      await navigator.clipboard.writeText(value);
      notifyReader({ kind: 'success', text: t('copied', { what: name }) });
    } catch {
      notifyReader({ kind: 'error', text: t('not-copied') });
    }
  };
  return (
    <Line>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        <Button variant="ghost" aria-label={t('copy-what', { what: name })} onClick={() => void copy()}>
          <Copy aria-hidden size={18} />
          <span>{t('copy')}</span>
        </Button>
      </dd>
    </Line>
  );
}
