import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportFault } from '../../../lib/faults';
import { swedishToday } from '../../../lib/i18n/format';
import { notifyReader } from '../../../lib/notify';
import { BusyButton } from '../../../ui/form/busy-button';
import { csvOf } from './csv';
import { tableOf, type ListColumn } from './list-column';
import { saveFile } from './save-file';

interface SaveTableProps<Row> {
  /** What the table is about. It becomes the file's name. */
  caption: string;
  columns: readonly ListColumn<Row>[];
  /** All rows of the present choice in the present order, not only those on the page. */
  read: () => Promise<readonly Row[]>;
}

/** Saves a list as a file for a spreadsheet, in the reader's language. */
export function SaveTable<Row>({ caption, columns, read }: SaveTableProps<Row>) {
  const { t } = useTranslation('admin');
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    try {
      const rows = await read();
      const name = `${caption} ${swedishToday(new Date())}.csv`;
      saveFile(name, 'text/csv;charset=utf-8', csvOf(tableOf(columns, rows)));
      notifyReader({ kind: 'success', text: t('csv.saved', { count: rows.length }) });
    } catch (fault) {
      reportFault(new Error('a list was not saved', { cause: fault }));
      notifyReader({ kind: 'error', text: t('csv.failed') });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <BusyButton isBusy={isBusy} aria-label={t('csv.label', { list: caption })} onClick={() => void save()}>
      {t('csv.save')}
    </BusyButton>
  );
}

/** The same under a table that has no pager, where the pager would stand. */
export const SaveTableBelow = <Row,>(props: SaveTableProps<Row>) => (
  <Box marginTop="4">
    <SaveTable {...props} />
  </Box>
);
