/** Mutation option: pauses until the network is back instead of failing. */
export const waitsForNetwork = { networkMode: 'online' } as const;
