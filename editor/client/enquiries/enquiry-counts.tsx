import type { EnquiryCounts as Counts } from '../../protocol.ts'

/** Shows from which pages and campaigns enquiries came, and how long answers took. */
export const EnquiryCounts = ({ counts: { rows, answered, medianHours } }: { counts: Counts }) => (
  <details className="counts">
    <summary>Where enquiries come from</summary>
    {answered > 0 && (
      <p>
        {answered} answered, half of them within {medianHours} hours.
      </p>
    )}
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Campaign</th>
          <th scope="col">Enquiries</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, campaign, enquiries }) => (
          <tr key={`${page} ${campaign}`}>
            <td>{page}</td>
            <td>{campaign}</td>
            <td>{enquiries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
)
