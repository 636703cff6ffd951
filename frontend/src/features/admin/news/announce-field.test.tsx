import { screen } from '@testing-library/react';
import { FormProvider } from 'react-hook-form';
import { renderStaffPart } from '../../../test/render-staff';
import { useSchemaForm } from '../../../ui/form/form-schema';
import { AnnounceField } from './announce-field';
import type { EditedPostFragment } from './news-page.generated';
import { postSchema, valuesOf, type PostValues } from './post-schema';

const post: EditedPostFragment = {
  id: 1,
  version: 3,
  slug: 'final',
  title: 'Final',
  description: '',
  content: 'Text',
  thumbnail: null,
  image: null,
  category: { id: 4, name: 'Ligan' },
  authorName: 'Skribenten',
  publishedAt: '2026-11-20T12:00:00.000Z',
  isAnnounced: false,
};

function Form({
  of,
  canAnnounce,
  as,
}: {
  of: EditedPostFragment | null;
  canAnnounce: boolean;
  as?: Partial<PostValues>;
}) {
  const form = useSchemaForm(postSchema, { ...valuesOf(of, new Date()), ...as });
  return (
    <FormProvider {...form}>
      <AnnounceField form={form} post={of} canAnnounce={canAnnounce} />
    </FormProvider>
  );
}
const draw = (
  of: EditedPostFragment | null,
  { canAnnounce = true, ...as }: { canAnnounce?: boolean } & Partial<PostValues> = {},
) =>
  renderStaffPart(<Form of={of} canAnnounce={canAnnounce} as={as} />, {
    answers: [],
    namespaces: ['admin-news', 'api'],
  });
const tick = () => screen.queryByRole('checkbox', { name: 'Skicka också till Discord' });

test('a new post can be told of, and is not unless that is ticked', async () => {
  await draw(null);
  expect(tick()).not.toBeChecked();
});

test('what is to come and will be told of is ticked, and can be unticked', async () => {
  await draw({ ...post, publishedAt: '2099-01-01T12:00:00.000Z', isAnnounced: true });
  expect(tick()).toBeChecked();
});

test('what was told of is not told of again', async () => {
  await draw({ ...post, isAnnounced: true });
  expect(screen.getByText('Inlägget är skickat till Discord.')).toBeInTheDocument();
  expect(tick()).toBeNull();
});

test('a draft is not told of', async () => {
  await draw(null, { publishing: 'draft' });
  expect(tick()).toBeNull();
});

test('without a channel it says so', async () => {
  await draw(null, { canAnnounce: false });
  expect(tick()).toBeNull();
  expect(screen.getByText(/det finns ingen kanal för nyheter/)).toBeInTheDocument();
});
