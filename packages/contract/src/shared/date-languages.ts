/** The ways of writing dates that a person can choose from, as language tags. */
export const dateLanguages = ['en-GB', 'en-US', 'de-DE', 'es-ES', 'fr-FR', 'pt-BR'] as const;

export type DateLanguage = (typeof dateLanguages)[number];
