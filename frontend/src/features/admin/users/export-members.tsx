import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/i18n/i18n';
import { swedishToday } from '../../../lib/i18n/format';
import type { AssociationMemberFilter } from '../../../lib/schema.generated';
import { useAction } from '../../../lib/use-action';
import { BusyButton } from '../../../ui/form/busy-button';
import { saveFile } from '../lists/save-file';
import { useExportMembersMutation } from './member-list.generated';

/** Saves all members that fit the filter, on every page, as a file for a spreadsheet. The server writes it in the log. */
export function ExportMembers({ filter }: { filter: AssociationMemberFilter }) {
  const { t } = useTranslation('admin-users');
  const language = useLanguage();
  const { run, busy } = useAction(useExportMembersMutation(), { success: t('member-list.exported') });

  async function save() {
    const outcome = await run({ filter, language });
    if (outcome.status !== 'done') return;
    saveFile(`${t('member-list.file')}-${swedishToday(new Date())}.csv`, 'text/csv;charset=utf-8', outcome.result.csv);
  }

  return (
    <BusyButton isBusy={busy} onClick={() => void save()}>
      {t('member-list.export')}
    </BusyButton>
  );
}
