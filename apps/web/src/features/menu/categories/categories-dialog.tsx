import type { Category } from '@counter/contract/menu';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import classes from './categories.module.css';
import { CategoryForm } from './category-form.tsx';
import { CategoryList } from './category-list.tsx';
import { DeleteCategory } from './delete-category.tsx';
import { OrderProducts } from './order-products.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { text } from '../menu.text.ts';
import { categoriesText } from './categories.text.ts';

/** The first view of the dialog. */
type CategoriesStart = 'list' | 'add';

interface CategoriesDialogProps {
  opened: boolean;
  start: CategoriesStart;
  onClose: () => void;
}

type View =
  | { readonly kind: 'list' }
  | { readonly kind: 'form'; readonly category: Category | undefined }
  | { readonly kind: 'products'; readonly category: Category | undefined }
  | { readonly kind: 'delete'; readonly category: Category };

const list: View = { kind: 'list' };
const form: View = { kind: 'form', category: undefined };

/** Adds a category or manages all of them, in one dialog to avoid stacking two. */
export function CategoriesDialog({ opened, start, onClose }: CategoriesDialogProps) {
  const [view, setView] = useState<View>();
  const [page, setPage] = useState(1);
  const [leaving, setLeaving] = useState(false);
  const [before, setBefore] = useState(opened);
  // Keeps its content while closing and resets when opened.
  if (opened !== before) {
    setBefore(opened);
    if (opened) {
      setView(undefined);
      setPage(1);
    }
  }
  const dirty = useRef(false);
  const first = start === 'add' ? form : list;
  const shown = view ?? first;
  const turnTo = (next: View | undefined) => {
    setLeaving(false);
    setView(next);
  };
  const close = () => {
    turnTo(view);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => (shown.kind === 'form' && dirty.current ? setLeaving(true) : close())}
      title={titleOf(shown)}
      centered
      size={520}
    >
      <Shown
        key={shown.kind}
        focused={view !== undefined}
        view={shown}
        page={page}
        onPage={setPage}
        onView={turnTo}
        onBack={first === form ? close : () => turnTo(list)}
        onDirty={(isDirty) => (dirty.current = isDirty)}
        question={
          leaving ? <LeaveQuestion onDiscard={close} onStay={() => setLeaving(false)} /> : undefined
        }
      />
    </Modal>
  );
}

interface ShownProps {
  view: View;
  /** The page of the list; kept while a form replaces the list. */
  page: number;
  onPage: (page: number) => void;
  /** True if this view replaced another, so that it has to take the focus. */
  focused: boolean;
  onView: (view: View) => void;
  onBack: () => void;
  onDirty: (dirty: boolean) => void;
  /** The question about unsaved input on closing. */
  question: ReactNode;
}

function Shown({ focused, ...props }: ShownProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inside = place.current?.contains(document.activeElement);
    if (focused && !inside) place.current?.focus();
  }, [focused]);
  return (
    <div ref={place} tabIndex={-1} className={classes.view}>
      <ViewContent {...props} />
    </div>
  );
}

function ViewContent({ view, page, onPage, onView, onBack, ...rest }: Omit<ShownProps, 'focused'>) {
  switch (view.kind) {
    case 'list':
      return (
        <CategoryList
          page={page}
          onPage={onPage}
          onAdd={() => onView(form)}
          onOrder={(category) => onView({ kind: 'products', category })}
          onEdit={(category) => onView({ kind: 'form', category })}
          onDelete={(category) => onView({ kind: 'delete', category })}
        />
      );
    case 'form':
      return <CategoryForm category={view.category} onSaved={onBack} onCancel={onBack} {...rest} />;
    case 'products':
      return <OrderProducts category={view.category} onBack={onBack} />;
    case 'delete':
      return <DeleteCategory category={view.category} onDeleted={onBack} onCancel={onBack} />;
  }
}

function titleOf(view: View): string {
  switch (view.kind) {
    case 'list':
      return text.manageCategories;
    case 'form':
      return view.category ? categoriesText.editCategory : text.addCategory;
    case 'products':
      return view.category
        ? categoriesText.orderProductsTitle(view.category.name)
        : categoriesText.orderUncategorized;
    case 'delete':
      return text.delete(view.category.name);
  }
}
