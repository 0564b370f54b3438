/** The Shape Detection API, which TypeScript does not know. Not every browser has it. */
interface BarcodeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
// oxlint-disable-next-line no-var -- only `var` declares a global
declare var BarcodeDetector:
  (new (options: { readonly formats: readonly ['qr_code'] }) => BarcodeDetector) | undefined;
