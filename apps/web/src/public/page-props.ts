export interface PageProps {
  /** The last segment of the address, such as the token in an emailed link. */
  value: string;
}
