import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { Button } from '../../../ui/button';

interface StepButtonsProps {
  onBack: () => void;
  isDisabled?: boolean;
  /** The text of the next button. */
  children: ReactNode;
}

/** The buttons back and next. */
export function StepButtons({ onBack, isDisabled = false, children }: StepButtonsProps) {
  const { t } = useTranslation('teams-create');
  return (
    <Flex wrap="wrap" gap="3">
      {children}
      <Button onClick={onBack} disabled={isDisabled}>
        {t('back')}
      </Button>
    </Flex>
  );
}
