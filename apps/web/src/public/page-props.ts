export interface PageProps {
  /** The end of the address, such as the token of a mail's link. */
  value: string;
}
