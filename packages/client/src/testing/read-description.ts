import { readFile } from 'node:fs/promises';

export type Schema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly multipleOf?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema } };
  };
};

/** The OpenAPI description of the calls that API keys can make. */
export type Description = {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
};

/** A file of this package. */
export const fileOf = (name: string): URL => new URL(`../../${name}`, import.meta.url);

/** Reads the description that this package is generated from. */
export async function readDescription(): Promise<Description> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test of the server holds the file to what it writes
  return JSON.parse(await readFile(fileOf('openapi.json'), 'utf8')) as Description;
}
