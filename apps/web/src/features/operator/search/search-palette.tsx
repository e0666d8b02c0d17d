import { useState } from 'react';
import { Palette, PaletteDialog } from '../../../ui/overlays/palette/palette.tsx';
import { searchText } from './search.text.ts';
import { useMarketplaceFound } from './use-marketplace-found.ts';

interface SearchPaletteProps {
  opened: boolean;
  onClose: () => void;
}

const words = {
  field: searchText.findAnything,
  placeholder: searchText.placeholder,
  list: searchText.results,
};

/** Searches the marketplace by name and opens the result. */
export function SearchPalette(props: SearchPaletteProps) {
  return (
    <PaletteDialog label={searchText.search} {...props}>
      <Chooser {...props} />
    </PaletteDialog>
  );
}

function Chooser(props: SearchPaletteProps) {
  const [query, setQuery] = useState('');
  const found = useMarketplaceFound(query);
  return (
    <Palette
      {...props}
      {...found}
      words={words}
      query={query}
      onQuery={setQuery}
      first={found.groups[0]?.commands[0]}
    />
  );
}
