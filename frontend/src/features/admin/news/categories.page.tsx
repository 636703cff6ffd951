import { chakra, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { useAction } from '../../../lib/use-action';
import { Button, ButtonLink } from '../../../ui/button';
import { EmptyState } from '../../../ui/page/empty-state';
import { ErrorState } from '../../../ui/page/error-state';
import { PageHeading } from '../../../ui/page/page-heading';
import { Section } from '../../../ui/page/section';
import { SkeletonRows } from '../../../ui/page/skeleton-rows';
import { useStaffConfirm } from '../kit/staff-confirm';
import { AdminPage } from '../shell/admin-page';
import { CategoryForm } from './category-form';
import {
  useCreateNewsCategoryMutation,
  useDeleteNewsCategoryMutation,
  useRenameNewsCategoryMutation,
} from './news-actions.generated';
import { type NewsCategoriesQuery, useNewsCategoriesQuery } from './news-page.generated';

type Category = NewsCategoriesQuery['newsCategories'][number];

const REFETCH = ['NewsCategories'];
const List = chakra('ul', {
  base: { '& > li': { borderBottomWidth: '1px', borderColor: 'border', paddingBlock: '2' } },
});

/** The categories of news: adds, renames and deletes them. Only an empty one can be deleted. */
export default function CategoriesPage() {
  const { t } = useTranslation('admin-news');
  const { data, error, loading, refetch } = useNewsCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const create = useAction(useCreateNewsCategoryMutation(), {
    success: t('categories.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: REFETCH,
  });

  return (
    <AdminPage tab="news" title={t('categories.title')} trail={[{ name: t('categories.title') }]}>
      <PageHeading aside={<ButtonLink to={paths.adminNews()}>{t('to-all')}</ButtonLink>}>
        {t('categories.title')}
      </PageHeading>
      <Section heading={t('categories.add')}>
        <CategoryForm
          label={t('categories.name')}
          category={null}
          save={(name) => create.run({ name })}
          isBusy={create.busy}
          submit={t('categories.create')}
        />
      </Section>
      <Section heading={t('categories.all')}>
        {loading && !data && <SkeletonRows rows={5} rowHeight={56} />}
        {error && !data && <ErrorState onRetry={() => void refetch()} />}
        {data?.newsCategories.length === 0 && <EmptyState>{t('categories.empty')}</EmptyState>}
        {data && (
          <List>
            {data.newsCategories.map((category) => (
              <li key={category.id}>
                <CategoryRow category={category} />
              </li>
            ))}
          </List>
        )}
      </Section>
    </AdminPage>
  );
}

function CategoryRow({ category: { id, name } }: { category: Category }) {
  const { t } = useTranslation('admin-news');
  const [isEdited, setIsEdited] = useState(false);
  const [dialog, ask] = useStaffConfirm();
  const rename = useAction(useRenameNewsCategoryMutation(), {
    success: t('categories.saved'),
    isProblemSilent: true,
    isFaultSilent: true,
    refetch: REFETCH,
  });
  const remove = useAction(useDeleteNewsCategoryMutation(), {
    refetch: REFETCH,
    isProblemSilent: true,
    isFaultSilent: true,
  });

  if (isEdited) {
    return (
      <CategoryForm
        label={t('categories.rename-name', { name })}
        category={{ id, name }}
        save={(next, seen) => rename.run({ id, name: next, seen })}
        isBusy={rename.busy}
        submit={t('save')}
        onDone={() => setIsEdited(false)}
      />
    );
  }
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <chakra.span lang="sv" overflowWrap="anywhere">
        {name}
      </chakra.span>
      <Flex gap="2">
        <Button aria-label={t('categories.rename-name', { name })} onClick={() => setIsEdited(true)}>
          {t('categories.rename')}
        </Button>
        <Button
          variant="danger"
          aria-label={t('categories.delete-name', { name })}
          onClick={() =>
            ask({
              title: t('categories.delete-name', { name }),
              children: t('categories.lost'),
              confirmLabel: t('categories.delete'),
              isDestructive: true,
              onConfirm: () => remove.run({ id }),
            })
          }
        >
          {t('categories.delete')}
        </Button>
      </Flex>
      {dialog}
    </Flex>
  );
}
