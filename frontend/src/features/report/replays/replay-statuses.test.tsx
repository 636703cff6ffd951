import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderStaffPart } from '../../../test/render-staff';
import { emptyForm } from '../model/report-model';
import { ReplayStatuses } from './replay-statuses';
import type { Upload } from './use-replay-upload';

const refusalOf = (file: string): Upload => ({
  proposal: null,
  refusal: { messageKey: 'api.replay.too-large', params: { file, megabytes: 10 } },
  before: emptyForm(),
});

function Uploads() {
  const [upload, setUpload] = useState(refusalOf('one.replay'));
  return (
    <>
      <button onClick={() => setUpload(refusalOf('two.replay'))}>another</button>
      <ReplayStatuses
        format="FIRST_TO_3"
        teams={{ home: 'Tallmo', away: 'Isviken' }}
        upload={upload}
        onUndo={() => undefined}
      />
    </>
  );
}

test('a second file after one that was refused has its answer shown too', async () => {
  await renderStaffPart(<Uploads />, { namespaces: ['report', 'api'] });
  expect(screen.getByRole('status')).toHaveTextContent('one.replay');
  await userEvent.click(screen.getByRole('button', { name: 'another' }));
  expect(screen.getByRole('status')).toHaveTextContent('two.replay');
});
