import { useTranslation } from 'react-i18next';
import { Flex } from '../../../styled-system/jsx';
import { Text } from '../../../ui/text';
import { Button } from '../../../ui/button';
import { Crest } from '../../../ui/crest';
import type { CroppedImage } from '../../../ui/form/image-crop';
import { CroppedPreview } from '../../../ui/form/image-preview';
import { Spinner } from '../../../ui/page/spinner';
import { StepButtons } from './step-buttons';

interface SendStepProps {
  name: string;
  /** Null: the team has none yet. */
  logo: CroppedImage | null;
  isBusy: boolean;
  onBack: () => void;
  onSend: () => void;
}

/** A summary of the request, and the button that sends it. */
export function SendStep({ name, logo, isBusy, onBack, onSend }: SendStepProps) {
  const { t } = useTranslation('teams-create');
  return (
    <>
      <Flex align="center" gap="4" marginBottom="4">
        {logo ? <CroppedPreview picture={logo} width={96} /> : <Crest image={null} name={name} size={96} />}
        <Text fontSize="lg" fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
          {name}
        </Text>
      </Flex>
      <Text color="fg.muted" marginBottom="4">
        {t(logo ? 'send.text' : 'send.text-no-logo')}
      </Text>
      <StepButtons onBack={onBack} isDisabled={isBusy}>
        <Button variant="solid" isWaiting={isBusy} onClick={onSend}>
          {isBusy && <Spinner />}
          {t('send.action')}
        </Button>
      </StepButtons>
    </>
  );
}
