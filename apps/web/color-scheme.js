// Runs before the first paint, so that the page never flashes in the wrong colours.
// The key and the attribute are the ones Mantine's provider uses once the application runs.
function findChosenScheme() {
  try {
    return localStorage.getItem('mantine-color-scheme-value');
  } catch (error) {
    console.info('The colour scheme follows the system, because storage is switched off.', error);
    return null;
  }
}

const chosenScheme = findChosenScheme();
const systemScheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
document.documentElement.dataset.mantineColorScheme =
  chosenScheme === 'light' || chosenScheme === 'dark' ? chosenScheme : systemScheme;
