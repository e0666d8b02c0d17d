/** Option of a mutation that is sent when the connection returns, rather than failing without one. */
export const waitsForNetwork = { networkMode: 'online' } as const;
