import { chakra, Flex } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KINDS, STATUSES, type InboxFilter as Filter } from './use-inbox-filter';
import { Choice } from '../kit/choice';

interface InboxFilterProps {
  filter: Filter;
  onChoose: (param: 'status' | 'kind', value: string) => void;
}

/** Chooses the kind and state of the listed requests. */
export function InboxFilter({ filter, onChoose }: InboxFilterProps) {
  const { t } = useTranslation('admin-requests');
  return (
    <Flex role="search" aria-label={t('filter.label')} wrap="wrap" gap="3" marginBottom="4">
      <FilterChoice label={t('filter.kind')} value={filter.kind ?? ''} onChoose={(value) => onChoose('kind', value)}>
        <option value="">{t('filter.all-kinds')}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kind.${kind}`)}
          </option>
        ))}
      </FilterChoice>
      <FilterChoice label={t('filter.status')} value={filter.status} onChoose={(value) => onChoose('status', value)}>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {t(`status.${status}`)}
          </option>
        ))}
      </FilterChoice>
    </Flex>
  );
}

interface FilterChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function FilterChoice({ label, value, onChoose, children }: FilterChoiceProps) {
  const id = useId();
  return (
    <chakra.div flex="1 1 12rem" maxWidth="18rem">
      <chakra.label htmlFor={id} display="block" fontSize="sm" fontWeight="medium" marginBottom="1">
        {label}
      </chakra.label>
      <Choice id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
        {children}
      </Choice>
    </chakra.div>
  );
}
