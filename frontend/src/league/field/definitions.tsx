import { useTranslation } from 'react-i18next';
import { styled } from '../../styled-system/jsx';
import { Disclosure } from '../../ui/disclosure';
import type { FieldColumn } from './number-groups';
import { useNumberName } from './use-number-name';

const List = styled('dl', {
  base: {
    fontSize: 'sm',
    '& dt': { fontWeight: 'semibold' },
    '& dd': { color: 'fg.muted', marginBottom: '2' },
  },
});

/** What each number from the field means, behind a line that opens. */
export function Definitions({ columns }: { columns: readonly FieldColumn[] }) {
  const { t } = useTranslation('league-field');
  const nameOf = useNumberName();
  return (
    <Disclosure summary={t('definitions')}>
      <List>
        {columns.map((column) => (
          <div key={column.id}>
            <dt>{nameOf(column)}</dt>
            <dd>{t(`numbers.${column.id}.definition`)}</dd>
          </div>
        ))}
      </List>
    </Disclosure>
  );
}
