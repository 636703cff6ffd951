import { defineSlotRecipe } from '@chakra-ui/react';
import { tabsAnatomy } from '@chakra-ui/react/anatomy';
import { tabButton, tabList } from '../recipes/tab-button';
import { sharedStyle } from './shared-style';

export const tabsRecipe = defineSlotRecipe({
  className: 'tabs',
  slots: tabsAnatomy.keys(),
  base: { list: sharedStyle(tabList), trigger: sharedStyle(tabButton) },
});
