import { Button, Menu } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconCalendarClock,
  IconCategoryPlus,
  IconChevronDown,
  IconDiscount2,
  IconDownload,
  IconFileSpreadsheet,
  IconListDetails,
  IconUpload,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useIsPhone } from '../../../ui/browser/use-is-phone.ts';
import { usePlannedChanges } from '../planned/planned.queries.ts';
import { plannedText } from '../planned/planned.text.ts';
import { useExportProducts } from '../many/use-export-products.ts';
import { useProductController } from './product-controller.tsx';
import { useProductsAddress } from './products-address.tsx';
import { text } from '../menu.text.ts';
import { listsText } from './lists.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

const look = { size: 18, stroke: 1.75 };

/** Less frequent actions and, on phones, those that don't fit beside the title. */
export function MoreMenu({ onImport }: { onImport: () => void }) {
  const phone = useIsPhone();
  const { mayWrite } = useProductController();
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {listsText.more}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {phone && mayWrite ? <CategoryItems /> : null}
        <DealsItem />
        {mayWrite ? <WriterItems onImport={onImport} /> : null}
        <ExportItems />
      </Menu.Dropdown>
    </Menu>
  );
}

function CategoryItems() {
  const { show } = useProductsAddress();
  return (
    <>
      <Menu.Item leftSection={<IconCategoryPlus {...look} />} onClick={() => show('category')}>
        {text.addCategory}
      </Menu.Item>
      <Menu.Item leftSection={<IconListDetails {...look} />} onClick={() => show('categories')}>
        {text.manageCategories}
      </Menu.Item>
    </>
  );
}

function DealsItem() {
  const { storeUrl } = useCurrentStore();
  return (
    <Menu.Item
      leftSection={<IconDiscount2 {...look} />}
      renderRoot={(props) => (
        <Link {...props} to="/dashboard/business/$storeUrl/deals" params={{ storeUrl }} />
      )}
    >
      {uiText.deals}
    </Menu.Item>
  );
}

function WriterItems({ onImport }: { onImport: () => void }) {
  const { data = [] } = usePlannedChanges();
  const upcoming = data.filter(({ state }) => state === 'PLANNED').length;
  return (
    <>
      <Menu.Item
        leftSection={<IconAdjustmentsHorizontal {...look} />}
        renderRoot={(props) => <Link {...props} to="/dashboard/products/options" />}
      >
        {text.manageOptions}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconCalendarClock {...look} />}
        renderRoot={(props) => <Link {...props} to="/dashboard/products/planned" />}
      >
        {upcoming === 0 ? plannedText.plannedChanges : plannedText.plannedCount(upcoming)}
      </Menu.Item>
      <Menu.Item leftSection={<IconUpload {...look} />} onClick={onImport}>
        {text.importProducts}
      </Menu.Item>
    </>
  );
}

/** Exports the list's products on all pages, as a CSV to import again or for Excel. */
function ExportItems() {
  const { search, status, categories } = useProductsAddress().wish;
  const { exporting, exportProducts } = useExportProducts();
  const [categoryId] = categories;
  const filters = {
    searchStr: search,
    ...(status && { status }),
    ...(categoryId !== undefined && { categoryId }),
  };
  return (
    <>
      <Menu.Item
        leftSection={<IconDownload {...look} />}
        disabled={exporting}
        onClick={() => exportProducts({ filters, kind: 'CSV' })}
      >
        {exporting ? listsText.exporting : listsText.exportCsv}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconFileSpreadsheet {...look} />}
        disabled={exporting}
        onClick={() => exportProducts({ filters, kind: 'EXCEL' })}
      >
        {listsText.exportExcel}
      </Menu.Item>
    </>
  );
}
