import { paths } from '#domain/paths.ts';
import { texts } from '#web/messages.ts';
import { ArrowIcon } from '#web/ui/icons.tsx';

/** Leads to the directory; with scripts, to the results that the visitor came from (back-to-results.browser.ts). */
export function BackLink() {
  return (
    <p>
      <a href={paths.home()} className="back-link" data-back="">
        <ArrowIcon back />
        <span>{texts.backToDirectory}</span>
      </a>
    </p>
  );
}
